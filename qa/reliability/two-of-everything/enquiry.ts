import { randomUUID } from 'node:crypto';
import type { Answer, Person } from './person.js';

/** Sends the form of the contact page. */
export const sendEnquiry = (
  person: Person,
  origin: string,
  { name = `Visitor ${randomUUID()}`, key = randomUUID() as string } = {},
): Promise<Answer<{ message?: string }>> =>
  person.ask(origin, '/api/auth/contact-us', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    json: {
      name,
      email: 'visitor@example.com',
      phone: '+1 212 555 0142',
      subject: 'A question',
      message: 'Is the house on Halsey Street still for sale?',
    },
  });
