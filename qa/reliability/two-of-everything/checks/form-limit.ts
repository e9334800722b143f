import { strict as assert } from 'node:assert';
import type { Check } from '../check.js';
import { sendEnquiry } from '../enquiry.js';
import { Person } from '../person.js';
import { FORM_LIMIT, type SiteOfTwo } from '../site-of-two.js';

/** The maximum milliseconds of a form while Redis is down: the gateway does not wait for it. */
const SOON = 1_000;

/** One address concurrently sends twice as many forms as each gateway alone would accept. */
async function flood({ gateways }: SiteOfTwo) {
  const person = new Person();
  const sent = Array.from({ length: 4 * FORM_LIMIT }, (_, index) =>
    sendEnquiry(person, gateways[index % 2 === 0 ? 0 : 1]),
  );
  const answers = await Promise.all(sent);
  const refused = answers.filter(({ status }) => status === 429);
  const taken = answers.filter(({ status }) => status === 200);
  const others = answers.filter(({ status }) => status !== 200 && status !== 429);
  assert.deepEqual(
    others.map(({ status, text }) => `${status} ${text}`),
    [],
  );
  assert.ok(
    refused.every(({ headers }) => Number(headers.get('retry-after')) > 0),
    'some refusals had no Retry-After',
  );
  return { taken: taken.length, longest: Math.max(...answers.map(({ took }) => took)) };
}

async function together(site: SiteOfTwo): Promise<string> {
  const { taken } = await flood(site);
  assert.equal(taken, FORM_LIMIT);
  return `${taken} of ${4 * FORM_LIMIT} taken, where the limit is ${FORM_LIMIT}`;
}

export const formLimit: Check = {
  name: 'form-limit',
  run: together,
  runWithoutRedis: async (site) => {
    const { taken, longest } = await flood(site);
    assert.equal(taken, 2 * FORM_LIMIT);
    assert.ok(longest < SOON, `the slowest took ${Math.round(longest)} ms`);
    return `each gateway counts separately: ${taken} of ${4 * FORM_LIMIT} taken`;
  },
  runOnceBack: together,
};
