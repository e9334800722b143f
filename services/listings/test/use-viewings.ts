import { randomUUID } from 'node:crypto';
import { linkIn, signTestToken } from '@phantom/service-kit/testing';
import { addListing } from './a-listing.js';
import { mailsOf, tokenOf, useService } from './use-saved-searches.js';

/** What a visitor sends, beside the slot. */
export const visitor = {
  name: 'Ada King',
  email: 'Ada@Example.com',
  phone: '+1 212 555 0142',
  page: '/listings-detail/1',
};

export interface Slot {
  id: number;
  starts_at: string;
  ends_at: string;
  home?: string;
  viewing?: { name: string; email: string; phone: string | null } | null;
}

interface Answer {
  message: string;
  errors: Record<string, string[]>;
  list: (Slot & { state: string; slots: Slot[] })[];
}

const DAY = 86_400_000;

/** A day in New York so many days from now. */
export const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'America/New_York' }).format(Date.now() + days * DAY);

/** What the tests of viewings do with a running service. */
export function useViewings() {
  const use = useService();
  const mails = mailsOf(use);
  const request = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const response = await use.app().inject({ method, url: `/api/auth/${url}`, payload, headers });
    return { status: response.statusCode, body: response.json() as Answer };
  };
  const book = (slotId: number, difference: object = {}, lang = 'en', key: string = randomUUID()) =>
    request(
      'POST',
      'viewings',
      { ...visitor, slot_id: slotId, ...difference },
      { 'accept-language': lang, 'idempotency-key': key },
    );
  const asEmployee = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const nadia = { id: 7, name: 'Nadia Brooks', email: 'n@example.com', type: 'admin' as const };
    const authorization = await signTestToken({ ...nadia, rights: [] });
    return request(method, `viewing-calendar${path}`, payload, { authorization });
  };
  /** Opens slots of a home for tomorrow, from 10:00 on in New York. @returns the home and its slots */
  const openSlots = async (to = '11:30', difference: object = {}) => {
    const home = await addListing(use.app().dataSource.manager);
    const { status, body } = await asEmployee('POST', '/slots', {
      ...{ home: String(home), day: dayFromNow(1), from: '10:00', to, minutes: 30 },
      ...difference,
    });
    expect(status).toBe(200);
    return { home, slots: body.list };
  };
  const slotsOf = async (home: number): Promise<Slot[]> =>
    (await request('GET', `viewings/slots?listing_id=${home}`)).body.list;
  /** Books a slot. @returns the token of the mailed link, and the mail */
  const booked = async (slotId: number, difference: object = {}, lang = 'en') => {
    expect(await book(slotId, difference, lang)).toMatchObject({ status: 200 });
    const { email } = { ...visitor, ...difference };
    const mail = await mails.nextMail(`To: ${email.toLowerCase()}`);
    return { mail, token: tokenOf(linkIn(mail.text)) };
  };
  return { ...use, ...mails, ...{ request, book, asEmployee, openSlots, slotsOf, booked } };
}
