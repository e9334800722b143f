import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import type { Check } from '../check.js';
import { sendEnquiry } from '../enquiry.js';
import { Person } from '../person.js';
import { countOf } from '../rows.js';

const TIMES = 8;

/** The same form is sent repeatedly to both gateways concurrently. */
export const oneFormOnce: Check = {
  name: 'one-form-once',
  run: async ({ site, gateways }) => {
    const name = `Visitor ${randomUUID()}`;
    const person = new Person();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: TIMES }, (_, index) =>
        sendEnquiry(person, gateways[index % 2 === 0 ? 0 : 1], { name, key }),
      ),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      answers.map(() => 200),
    );
    const rows = await countOf(site, 'content', 'contact_enquiry WHERE name = $1', [name]);
    assert.equal(rows, 1);
    return `sent ${TIMES} times to both: one row`;
  },
};
