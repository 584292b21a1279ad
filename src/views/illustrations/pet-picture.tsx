import { petImageSource, type Pet } from '../../domain/pet';
import { dog } from './dog';
import { Picture } from './picture';

/** A pet's picture, or the drawing of a dog. */
export function PetPicture({ pet, className }: { pet: Pet; className: string | undefined }) {
  return <Picture source={petImageSource(pet.image)} standIn={dog} className={className} />;
}
