import { strict as assert } from 'node:assert';
import type { Check } from '../check.js';
import { Person } from '../person.js';
import { refresh, signedIn } from '../sign-in.js';

const COOKIE = 'phantom_refresh';
const TABS = 20;
const ROUNDS = 5;

/** Tabs of one browser renew concurrently at both processes of `auth`, which must not count as a stolen token. */
export const refreshRace: Check = {
  name: 'refresh-race',
  run: async (site) => {
    const [one, other] = site.processesOf('auth');
    const person = await signedIn(new Person(), site.origin);
    for (let round = 0; round < ROUNDS; round += 1) {
      const tabs = Array.from({ length: TABS }, () => new Person());
      for (const tab of tabs) tab.cookies.set(COOKIE, person.cookies.get(COOKIE) ?? '');
      const answers = await Promise.all(
        tabs.map((tab, index) => refresh(tab, index % 2 === 0 ? one : other)),
      );
      assert.deepEqual(
        answers.map(({ status }) => status),
        tabs.map(() => 200),
      );
      const next = new Set(tabs.map(({ cookies }) => cookies.get(COOKIE)));
      assert.equal(next.size, 1, 'the tabs got different tokens');
      person.cookies.set(COOKIE, [...next][0] ?? '');
    }
    assert.equal((await refresh(person, site.origin)).status, 200);
    return `${TABS} tabs at once, ${ROUNDS} times: one next token each time, and the session goes on`;
  },
};
