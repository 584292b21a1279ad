import { reaction } from 'mobx';
import { isListedPet, type Breed, type NewPet, type Pet } from '../../domain/pet';
import { findSame, type Id } from '../../domain/ids';
import { newlyCome } from '../../domain/unanswered';
import { PETS } from '../../ports/pets';
import type { Resolved } from '../../ports/token';
import { RemoteList } from '../shared/remote-list';
import { DRAFT, SESSION } from '../tokens';

/** The customer's pets and the breeds, both fetched once somebody is logged in (spec sections 6 and 7). */
export class PetListStore {
  static readonly needs = { draft: DRAFT, pets: PETS, session: SESSION };
  readonly pets: RemoteList<Pet>;
  readonly breeds: RemoteList<Breed>;

  constructor(private readonly dependencies: Resolved<typeof PetListStore.needs>) {
    const { pets, session } = dependencies;
    this.pets = new RemoteList(() => session.call((credentials) => pets.list(credentials)));
    this.breeds = new RemoteList(() => session.call((credentials) => pets.breeds(credentials)));
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

  /** The selected pets, in the order in which they were selected. One that a fetched list does not hold is none. */
  get selectedIds(): readonly Id[] {
    const { selectedPetIds } = this.dependencies.draft.current;
    if (!this.pets.isReady) return selectedPetIds;
    const ids = selectedPetIds.flatMap((selected) => findSame(this.pets.items, selected)?.id ?? []);
    return [...new Set(ids)];
  }

  /** The selected pets in the order of the list; none while the list lacks one of them, because some would be taken for all. */
  get selected(): readonly Pet[] {
    const { selectedIds } = this;
    const selected = this.pets.items.filter(({ id }) => selectedIds.includes(id));
    return selected.length === selectedIds.length ? selected : [];
  }

  /**
   * Adds a pet and fetches the list anew; answers the ids that become the selection, undefined on failure. One that was sent
   * before without an answer is looked for on the list first, and is not sent again where it is there (decision F5).
   */
  async add(pet: NewPet, onProgress?: (share: number) => void): Promise<readonly Id[] | undefined> {
    const { draft, pets, session } = this.dependencies;
    const { credentials } = session;
    const { unansweredPet } = draft.current;
    // The picture is the largest part of a pet by far, and tells no two pets apart that differ in nothing else.
    const sent = JSON.stringify({ ...pet, image: '' });
    if (unansweredPet) {
      if (!(await this.pets.load()) || credentials !== session.credentials) return undefined;
      const saved = newlyCome(this.pets.items, unansweredPet, sent).find((listed) => isListedPet(listed, pet));
      if (saved) {
        draft.update({ unansweredPet: undefined });
        return [saved.id];
      }
    }
    // Before it is sent: a reload may come before the answer.
    draft.update({ unansweredPet: { sent, idsBefore: this.pets.items.map(({ id }) => id) } });
    const answer = await session.call((theirs) => pets.add(theirs, pet, onProgress));
    if (!answer?.ok) return undefined;
    draft.update({ unansweredPet: undefined });
    await this.pets.load();
    return answer.value;
  }
}
