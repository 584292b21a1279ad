import { ScenarioError } from './scenario-error';

/** Somebody in the stories; what they have with the server before a story begins is in the mock backend's seed. */
export interface Persona {
  readonly name: string;
  readonly pronoun: 'she' | 'he';
  readonly phoneNumber: string;
}

/** Asha is a customer with two addresses and two dogs, Vikram one with an address and no dog; Meera is new. */
export const PERSONAS: Readonly<Record<string, Persona>> = {
  Asha: { name: 'Asha', pronoun: 'she', phoneNumber: '9876543210' },
  Vikram: { name: 'Vikram', pronoun: 'he', phoneNumber: '9820098200' },
  Meera: { name: 'Meera', pronoun: 'she', phoneNumber: '9000012345' },
};

/** Who a name or a pronoun stands for; a pronoun stands for whom the story named last. Throws where it cannot. */
export function whoIs(word: string, namedLast: Persona | undefined): Persona {
  const person = PERSONAS[word] ?? namedLast;
  if (!person) throw new ScenarioError(`'${word}' stands for nobody yet: name a customer first.`);
  if (PERSONAS[word] === undefined && word !== 'they' && word !== person.pronoun) {
    throw new ScenarioError(`${person.name} is '${person.pronoun}' or 'they', not '${word}'.`);
  }
  return person;
}
