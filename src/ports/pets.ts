import type { Credentials } from '../domain/account';
import type { Breed, NewPet, Pet } from '../domain/pet';
import type { Id } from '../domain/ids';
import type { Answer } from './answer';
import { injectionToken } from './injection-token';

export const PETS_PORT = injectionToken<Pets>('Pets');

/** A customer's pets, and the breeds to choose from. */
export interface Pets {
  breeds(credentials: Credentials): Promise<Answer<readonly Breed[]>>;
  list(credentials: Credentials): Promise<Answer<readonly Pet[]>>;
  /** Saves a pet; returns the ids of the pets to select after that (decision D6). `onProgress` gets the uploaded share, 0 to 1. */
  add(credentials: Credentials, pet: NewPet, onProgress?: (share: number) => void): Promise<Answer<readonly Id[]>>;
}
