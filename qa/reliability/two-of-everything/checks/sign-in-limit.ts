import { strict as assert } from 'node:assert';
import type { Check } from '../check.js';
import { Person } from '../person.js';
import { INVESTOR, signIn } from '../sign-in.js';

const ROUNDS = 5;
/** The limit of one address for one account. */
const FAILURES = 5;

/** An attacker guesses passwords at both processes of `auth` concurrently. */
export const signInLimit: Check = {
  name: 'sign-in-limit',
  run: async (site) => {
    const person = new Person();
    const statuses: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const guesses = site
        .processesOf('auth')
        .map((process) => signIn(person, process, { ...INVESTOR, password: `guess ${round}` }));
      statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
    }
    const looked = statuses.filter((status) => status === 401).length;
    const refused = statuses.filter((status) => status === 429).length;
    assert.deepEqual([looked, refused], [FAILURES, 2 * ROUNDS - FAILURES]);
    return `${looked} of ${2 * ROUNDS} guesses verified, the others refused`;
  },
};
