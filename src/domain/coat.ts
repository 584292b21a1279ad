export type Coat = 'tan' | 'cream' | 'black' | 'white' | 'brown' | 'grey';

/** Of breeds' names, in small letters. What is not here, such as a pariah, is tan. */
const COAT_OF_WORD: Readonly<Record<string, Coat>> = {
  labrador: 'cream',
  golden: 'cream',
  rottweiler: 'black',
  doberman: 'black',
  spitz: 'white',
  pomeranian: 'white',
  samoyed: 'white',
  rajapalayam: 'white',
  beagle: 'brown',
  dachshund: 'brown',
  husky: 'grey',
  schnauzer: 'grey',
};

export function coatOf(breed: string): Coat {
  const name = breed.toLowerCase();
  return Object.entries(COAT_OF_WORD).find(([word]) => name.includes(word))?.[1] ?? 'tan';
}
