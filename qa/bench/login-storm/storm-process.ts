// The process that sends the logins: `login-storm-benchmark.ts` starts it, and ends it with a message.
import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';

/** Seconds until this code is compiled: real clients have their own processors, but this process uses a core of the site. */
const WARMING = 2;

const [origin = '', rate = ''] = process.argv.slice(2);
const underWay = new Set<Promise<void>>();
const counts = new Map<number, number>();
let isOver = false;

/** Each login has its own client address and a wrong password. */
async function login(person: number): Promise<void> {
  const unique = `${Date.now().toString(36)}${person}`;
  const { statusCode, body } = await request(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`,
    },
    body: JSON.stringify({
      email: `${unique}@example.com`,
      password: 'nobody has this one',
      type: 'admin',
    }),
  });
  await body.dump();
  counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
}

function track(person: number): void {
  const done = login(person).finally(() => underWay.delete(done));
  underWay.add(done);
}

process.once('message', () => (isOver = true));

const begun = performance.now();
for (let person = 0; !isOver; person += 1) {
  const due = begun + (person * 1000) / Number(rate);
  await delay(Math.max(0, due - performance.now()));
  if (person === Number(rate) * WARMING) process.send?.('begun');
  track(person);
}
const seconds = (performance.now() - begun) / 1000;
await Promise.all(underWay);
process.send?.({ counts, seconds });
process.disconnect();
