import { petImageSource } from '../../domain/new-pet';
import type { Pet } from '../../domain/pet';
import { dogHead } from './dog-head';
import { PictureOrDrawing } from './picture';

export function PetPicture({ pet, className }: { pet: Pet; className: string | undefined }) {
  return <PictureOrDrawing source={petImageSource(pet.image)} fallback={dogHead} className={className} />;
}
