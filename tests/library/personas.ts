import { ScenarioError } from './scenario-error';

export interface Persona {
  readonly name: string;
  readonly pronoun: 'she' | 'he';
  readonly phoneNumber: string;
}

export const PERSONAS: Readonly<Record<string, Persona>> = {
  Asha: { name: 'Asha', pronoun: 'she', phoneNumber: '9876543210' },
  Vikram: { name: 'Vikram', pronoun: 'he', phoneNumber: '9820098200' },
  Meera: { name: 'Meera', pronoun: 'she', phoneNumber: '9000012345' },
};

export const PRONOUNS = ['she', 'he', 'they'];

/** For a pronoun, the person named last. Throws for an unknown name or a wrong pronoun. */
export function whoIs(word: string, namedLast: Persona | undefined): Persona {
  const person = PERSONAS[word] ?? namedLast;
  if (!person) throw new ScenarioError(`'${word}' has no customer yet: name one first.`);
  if (PERSONAS[word] === undefined && word !== 'they' && word !== person.pronoun) {
    throw new ScenarioError(`${person.name} is '${person.pronoun}' or 'they', not '${word}'.`);
  }
  return person;
}
