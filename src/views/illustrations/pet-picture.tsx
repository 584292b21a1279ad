import { petImageSource } from '../../domain/input/pet-details';
import type { Pet } from '../../domain/pet';
import { dogHead } from './dog-head';
import { PictureOrDrawing } from './picture';

/** A pet's picture, or the drawing of a dog's head if the pet has no picture or it cannot be loaded. */
export function PetPicture({ pet, className }: { pet: Pet; className: string | undefined }) {
  return <PictureOrDrawing source={petImageSource(pet.image)} fallback={dogHead} className={className} />;
}
