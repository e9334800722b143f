import { strict as assert } from 'node:assert';
import type { Check } from '../check.js';
import { sendEnquiry } from '../enquiry.js';
import { Person } from '../person.js';
import { FORM_LIMIT, type SiteOfTwo } from '../site-of-two.js';

/** Milliseconds that a form may take while Redis is gone: it is not waited for. */
const SOON = 1_000;

/** One address sends twice as many as each gateway would take, all at the same time. */
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
    'some were refused without a Retry-After',
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
    return `each gateway by itself: ${taken} of ${4 * FORM_LIMIT} taken`;
  },
  runOnceBack: together,
};
