import type { Draft } from '../../domain/draft';
import { DRAFT_FORMAT, PICTURE_FORMAT } from './stored-formats';
import { WebStoredValue, type StorageLocation } from './stored-value';

/**
 * The draft, and beside it the picture of a new pet: it is large, so it is stored only when it changes. The stored draft has `image: true`
 * in its place. A version of the app that stored the picture in the draft may have left its draft.
 */
export class WebStoredDraft extends WebStoredValue<Draft> {
  private readonly picture: WebStoredValue<string>;
  /** The picture of the draft as this page knows it. */
  private image: unknown;
  private isPictureStored = false;

  constructor(location: StorageLocation) {
    super(DRAFT_FORMAT, location);
    this.picture = new WebStoredValue(PICTURE_FORMAT, location);
  }

  override read(): Draft | undefined {
    const draft = super.read();
    const hasPicture = draft?.pet.image === true;
    if (!hasPicture) this.picture.remove();
    this.image = hasPicture ? this.picture.read() : undefined;
    this.isPictureStored = this.image !== undefined;
    return hasPicture ? { ...draft, pet: { ...draft.pet, image: this.image } } : draft;
  }

  override write(draft: Draft): boolean {
    const { image } = draft.pet;
    if (image !== this.image) {
      this.image = image;
      this.isPictureStored = typeof image === 'string' && image !== '' && this.picture.write(image);
      if (!image) this.picture.remove();
    }
    return this.writeRest(draft) || (this.makeRoom() && this.writeRest(draft));
  }

  private writeRest(draft: Draft): boolean {
    return super.write({ ...draft, pet: { ...draft.pet, image: this.isPictureStored || undefined } });
  }

  /** Gives up the stored picture, if there is one, so that the rest can be stored (decision B12). */
  private makeRoom(): boolean {
    const hadPicture = this.isPictureStored;
    if (hadPicture) this.picture.remove();
    this.isPictureStored = false;
    return hadPicture;
  }
}
