import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import type { Check } from '../check.js';
import { sendEnquiry } from '../enquiry.js';
import { Person } from '../person.js';
import { countOf } from '../rows.js';
import { until } from '../until.js';

const VISITORS = 40;

/** The maximum milliseconds until all mails are sent. */
const SENT_WITHIN = 30_000;

/** Two processes of the service poll for waiting mails, and one of them sends each mail. */
export const mailOnce: Check = {
  name: 'mail-once',
  run: async ({ site, origin, mails }) => {
    const names = Array.from({ length: VISITORS }, () => `Visitor ${randomUUID()}`);
    const answers = await Promise.all(
      names.map((name) => sendEnquiry(new Person(), origin, { name })),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      names.map(() => 200),
    );
    const waiting = () => countOf(site, 'content', 'outbox_mail');
    const took = await until('all mails were sent', waiting, (count) => count === 0, SENT_WITHIN);
    const copies = names.map((name) => mails.received.filter((mail) => mail.includes(name)).length);
    assert.deepEqual(
      copies,
      names.map(() => 1),
    );
    return `${VISITORS} forms, ${VISITORS} mails, within ${(took / 1000).toFixed(1)} s`;
  },
};
