import type { Credentials } from '../domain/account';
import type { Breed, NewPet, Pet } from '../domain/pet';
import type { Id } from '../domain/shape';
import type { Answer } from './answer';
import { token } from './token';

export const PETS = token<Pets>('Pets');

/** A customer's pets, and the breeds to choose from. */
export interface Pets {
  breeds(credentials: Credentials): Promise<Answer<readonly Breed[]>>;
  list(credentials: Credentials): Promise<Answer<readonly Pet[]>>;
  /**
   * Adds a pet and answers the ids that become the selection (decision D6). `onProgress` is told how much of a large picture has been
   * sent, 0 to 1 (decision F6).
   */
  add(credentials: Credentials, pet: NewPet, onProgress?: (share: number) => void): Promise<Answer<readonly Id[]>>;
}
