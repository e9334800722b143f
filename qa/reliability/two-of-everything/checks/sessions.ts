import { strict as assert } from 'node:assert';
import type { Check } from '../check.js';
import { Person } from '../person.js';
import { refresh, signedIn } from '../sign-in.js';

const COOKIE = 'phantom_refresh';

/** A session continues and ends at every gateway and process of `auth`. */
export const sessions: Check = {
  name: 'sessions',
  run: async ({ gateways: [one, other] }) => {
    const person = await signedIn(new Person(), one);
    for (const origin of [other, one, other]) {
      assert.equal((await refresh(person, origin)).status, 200);
      const profile = await person.ask(origin === one ? other : one, '/api/auth/profile');
      assert.equal(profile.status, 200);
    }
    const cookie = person.cookies.get(COOKIE) ?? '';
    assert.equal((await person.ask(other, '/api/auth/logout', { method: 'POST' })).status, 200);
    person.cookies.set(COOKIE, cookie);
    assert.equal((await refresh(person, one)).status, 401);
    return 'started at one, renewed at both, ended at the other';
  },
};
