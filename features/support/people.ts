/** Somebody in the stories; what they have with the server before a story begins is in the mock backend's seed. */
export interface Person {
  readonly name: string;
  readonly phoneNumber: string;
}

/** Asha is a customer with two addresses and two dogs, Vikram one with an address and no dog; Meera is new. */
export const PEOPLE = {
  Asha: { name: 'Asha', phoneNumber: '9876543210' },
  Vikram: { name: 'Vikram', phoneNumber: '9820098200' },
  Meera: { name: 'Meera', phoneNumber: '9000012345' },
} as const satisfies Record<string, Person>;
