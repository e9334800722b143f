import { randomBytes, randomUUID } from 'node:crypto';
import {
  linkIn,
  multipart,
  samplePdf,
  type SentFile,
  signTestToken,
} from '@phantom/service-kit/testing';
import type { NewListing } from '../src/listings/listing-writer.js';
import { addListing } from './a-listing.js';
import { mailsOf, tokenOf, useService } from './use-saved-searches.js';
import { dayFromNow } from './use-viewings.js';

/** What an applicant sends first, beside the home and the token. */
export const applicant = {
  name: 'Ada King',
  email: 'Ada@Example.com',
  phone: '+1 212 555 0142',
  move_in: dayFromNow(30),
  people: 2,
  pets: 'one cat',
  page: '/listings/apply',
};

export const income = {
  address: '1 Main St, New York, NY 10044',
  employer: 'Analytical Engines Inc.',
  yearly_income: 96_543,
  guarantor_name: 'George Byron',
  guarantor_income: 234_567,
};

interface Application {
  id: number;
  state: string;
  version: number;
  name: string;
  is_confirmed: boolean;
  home: { id: number; is_available: boolean; rent: number };
  papers: { id: number; kind: string; name: string; bytes: number }[];
  next_states: string[];
  note: string | null;
}

interface Answer {
  message: string;
  errors: Record<string, string[]>;
  list: Application[];
  more: boolean;
}

export const newToken = (): string => randomBytes(32).toString('base64url');

const pdf = (): SentFile => ({ content: samplePdf(), name: 'Pass.pdf' });

/** What the tests of applications for rentals do with a running service. */
export function useRentalApplications() {
  const use = useService();
  const mails = mailsOf(use);
  const request = async (
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    payload?: object | Buffer,
    headers: Record<string, string> = {},
  ) => {
    const response = await use.app().inject({
      ...{ method, payload, headers },
      url: `/api/auth/${url}`,
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const body = (isJson ? response.json() : { list: [] }) as Answer;
    return { status: response.statusCode, body, response };
  };
  /** A call of an applicant, by its path below that of the applications. */
  const call = (path: string, payload: object, lang = 'en') =>
    request('POST', `rental-applications/${path}`, payload, { 'accept-language': lang });
  const asEmployee = async (
    method: 'GET' | 'PATCH',
    path: string,
    payload?: object,
    user: object = {},
  ) => {
    const nadia = { id: 7, name: 'Nadia Brooks', email: 'n@example.com', type: 'admin' as const };
    const authorization = await signTestToken({ ...nadia, rights: [], ...user });
    return request(method, `rental-application-inbox${path}`, payload, { authorization });
  };
  const addRental = (difference: Partial<NewListing> = {}) =>
    addListing(use.app().dataSource.manager, {
      ...{ transactionType: 'rental' as const, listPrice: 2400 },
      ...difference,
    });
  const begin = (home: number, difference: object = {}, lang = 'en', key: string = randomUUID()) =>
    request(
      'POST',
      'rental-applications',
      { ...applicant, listing_id: home, token: newToken(), ...difference },
      { 'accept-language': lang, 'idempotency-key': key },
    );
  /** Begins an application. @returns its home, the token of the page, and that of the mailed link */
  const begun = async (difference: object = {}, lang = 'en') => {
    const [home, token] = [await addRental(), newToken()];
    const { status } = await begin(home, { token, ...difference }, lang);
    expect(status).toBe(200);
    const { email } = { ...applicant, ...difference };
    const mail = await mails.nextMail(`To: ${email.toLowerCase()}`);
    return { home, token, mail, mailed: tokenOf(linkIn(mail.text)) };
  };
  const addPaper = async (token: string, kind: string, file: SentFile = pdf()) => {
    const { payload, headers } = await multipart({ token, kind, file });
    return request('POST', 'rental-applications/papers', payload, headers);
  };
  /** An application with everything that it needs, not sent yet. */
  const completed = async (difference: object = {}) => {
    const draft = await begun(difference);
    expect((await call('income', { token: draft.token, ...income })).status).toBe(200);
    for (const kind of ['identity', 'income'])
      expect((await addPaper(draft.token, kind)).status).toBe(200);
    return draft;
  };
  const submit = (token: string, difference: object = {}) =>
    call('submit', { token, signature: 'Ada King', consent_version: '2026-11', ...difference });
  /** An application that was sent, whose mails were read. */
  const submitted = async (difference: object = {}) => {
    const draft = await completed(difference);
    const { status, body } = await submit(draft.mailed);
    expect(status).toBe(200);
    const { email } = { ...applicant, ...difference };
    const receipt = await mails.nextMail(`To: ${email.toLowerCase()}`);
    const notice = await mails.nextMail('To: office@');
    return { ...draft, id: body.list[0]?.id ?? 0, receipt, notice };
  };
  return {
    ...{ ...use, ...mails, request, call, asEmployee, addRental, begin, begun },
    ...{ addPaper, completed, submit, submitted },
  };
}
