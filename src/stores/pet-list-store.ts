import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import { matchesNewPet, type Breed, type NewPet, type Pet } from '../domain/pet';
import { findById, type Id } from '../domain/ids';
import { success, type Answer } from '../ports/answer';
import { PETS_PORT, type Pets } from '../ports/server';
import { RemoteList } from './remote-list';
import { saveUnlessAlreadySaved } from './save-unless-already-saved';
import { SessionStore } from './session-store';
import { DraftStore } from './draft-store';

@injectable()
export class PetListStore {
  readonly pets: RemoteList<Pet>;
  readonly breeds: RemoteList<Breed>;

  constructor(
    @inject(DraftStore) private readonly draft: DraftStore,
    @inject(PETS_PORT) private readonly server: Pets,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.pets = new RemoteList((signal) => session.call((credentials) => server.list(credentials, signal)));
    this.breeds = new RemoteList((signal) => session.call((credentials) => server.breeds(credentials, signal)));
    reaction(
      () => session.credentials,
      (credentials) => {
        for (const list of [this.pets, this.breeds]) {
          list.clear();
          if (credentials) void list.load();
        }
      },
      { fireImmediately: true },
    );
  }

  /** In the order of selection. */
  get selectedIds(): readonly Id[] {
    const { selectedPetIds } = this.draft.current;
    if (!this.pets.isReady) return selectedPetIds;
    const ids = selectedPetIds.flatMap((selected) => findById(this.pets.items, selected)?.id ?? []);
    return [...new Set(ids)];
  }

  /** Empty if the list lacks one of them, so that no page shows an incomplete selection. */
  get selected(): readonly Pet[] {
    const { selectedIds } = this;
    const selected = this.pets.items.filter(({ id }) => selectedIds.includes(id));
    return selected.length === selectedIds.length ? selected : [];
  }

  /** Answers the ids of the pets to select. */
  async add(pet: NewPet, onProgress?: (share: number) => void): Promise<Answer<readonly Id[]>> {
    const answer = await saveUnlessAlreadySaved(this.draft, this.session, {
      note: 'unansweredPet',
      // The picture is too large for the draft. The other fields suffice to tell pets apart.
      sent: JSON.stringify({ ...pet, image: undefined }),
      picture: pet.image,
      list: this.pets,
      reload: () => this.pets.load(),
      isListed: (listed) => matchesNewPet(listed, pet),
      send: (credentials, key) => this.server.add(credentials, pet, key, onProgress),
    });
    if (!answer.ok) return answer;
    if ('found' in answer.value) return success([answer.value.found.id]);
    const { name, breed, image } = pet;
    const ids = answer.value.value;
    this.pets.add(ids.map((id) => ({ id, name, breed, image })));
    await this.pets.load();
    return success(ids);
  }
}
