import { randomUUID } from 'node:crypto';
import { MailWorker } from '@phantom/outbox';
import { linkIn, mailParts, type TestApp, until } from '@phantom/service-kit/testing';
import { type MailServer, startMailServer } from '@phantom/service-kit/testing/mail-server';
import { In } from 'typeorm';
import {
  type NewListing,
  withdrawListings,
  writeListings,
} from '../src/listings/listing-writer.js';
import { AlertDigestService } from '../src/saved-searches/alert-digest.service.js';
import { SearchMatching } from '../src/saved-searches/search-matching.js';
import { aListing } from './a-listing.js';
import { type FakeContent, fakeContent } from './fake-content.js';
import { listingsApp } from './listings-app.js';

export const ORIGIN = 'http://localhost:8000';
const PATH = '/api/auth/saved-searches';
export const DAY = 86_400_000;

/** What a visitor sends. */
export const form = {
  name: 'Ada King',
  email: 'Ada@Example.com',
  title: 'Condos in Astoria',
  search: 'type=sales&location=queens&neighbourhood=Astoria&max_price=900000',
  frequency: 'at-once',
  events: ['new', 'price-lowered', 'open-house', 'back', 'gone'],
  page: '/listings/sales/queens',
  consent_version: '2026-11',
};

interface Manage {
  email: string;
  token: string;
  searches: { id: number; title: string; frequency: string; events: string[] }[];
}

export const tokenOf = (link: string): string => /=([\w-]+)$/.exec(link)?.[1] ?? '';

/** In this order: without subscribers no mailing begins. What else depends on their rows is deleted with them. */
const EMPTIED = [
  ...['rental_application', 'stored_file'],
  ...['search_subscriber', 'outbox_mail', 'mailing_mail', 'mailing', 'idempotency_key'],
  ...['open_house', 'listing', 'listing_event'],
];

/** Starts the listings service with a mail server and a content service for the tests of a `describe`, and empties it before each test. */
export function useService() {
  /** The addresses that the mail server does not know. */
  const unknown = new Set<string>();
  let mails: MailServer;
  let content: FakeContent;
  let service: TestApp;

  beforeAll(async () => {
    mails = await startMailServer({ knows: (address) => !unknown.has(address) });
    content = await fakeContent();
    service = await listingsApp(undefined, {
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: 'site@phantom-partners.example',
      MAIL_TO: 'office@phantom-partners.example',
      MAIL_INTERVAL: '20',
      BULK_MAIL_RATE: '60000',
      PUBLIC_ORIGIN: ORIGIN,
      CONTENT_URL: content.url,
    });
  });
  afterAll(async () => {
    await service.close();
    await content.close();
    await mails.close();
  });
  beforeEach(async () => {
    // One after the other: locks of several tables at once would meet those of the service, which goes on working.
    for (const table of EMPTIED) await service.dataSource.query(`DELETE FROM ${table}`);
    await service.app.get(MailWorker).idle();
    mails.received.length = 0;
    unknown.clear();
    content.address = '1 Main St, New York, NY 10001';
  });
  return { app: () => service, content: () => content, mails: () => mails, unknown };
}

/** The mails that the service sends. */
export function mailsOf(use: ReturnType<typeof useService>) {
  const nextMail = async (address = 'ada@example.com') => {
    const find = () => use.mails().received.findIndex((mail) => mail.includes(address));
    await until(() => find() >= 0);
    return mailParts(use.mails().received.splice(find(), 1)[0] ?? '');
  };
  /** How many mails nobody has read. Waits until all are sent. */
  const unreadMails = async () => {
    await until(async () => {
      const waiting = await use
        .app()
        .dataSource.query<unknown[]>(
          `SELECT id FROM outbox_mail UNION ALL SELECT id FROM mailing_mail WHERE state = 'queued'`,
        );
      return waiting.length === 0;
    });
    return use.mails().received.length;
  };
  /** Waits until the service has postponed the mail of an alert. */
  const postponed = () =>
    until(async () => {
      const rows = await use.app().dataSource.query<unknown[]>(
        `SELECT 1 FROM mailing_mail WHERE state = 'queued' AND attempts = 1
            AND due_at < now() + interval '1 minute'`,
      );
      return rows.length === 1;
    });
  const sendPostponed = () =>
    use.app().dataSource.query(`UPDATE mailing_mail SET due_at = now() WHERE state = 'queued'`);
  return { nextMail, unreadMails, postponed, sendPostponed };
}

/** What the tests of saved searches do with a running service. */
export function useSavedSearches() {
  const use = useService();
  const mails = mailsOf(use);
  const call = async (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const response = await use.app().inject({ method, url: PATH + path, payload, headers });
    return { status: response.statusCode, response, body: response.json() as { list: [Manage] } };
  };
  const save = (difference: object = {}, lang = 'en') =>
    call(
      'POST',
      '',
      { ...form, ...difference },
      { 'accept-language': lang, 'idempotency-key': randomUUID() },
    );
  const confirmed = async (difference: object = {}, lang = 'en'): Promise<Manage> => {
    await save(difference, lang);
    const token = tokenOf(linkIn((await mails.nextMail()).text));
    const { status, body } = await call('POST', '/confirm', { token });
    expect(status).toBe(200);
    return body.list[0];
  };
  const write = (difference: Partial<NewListing> = {}) =>
    use
      .app()
      .dataSource.transaction((manager) =>
        writeListings(manager, 'test', [{ ...aListing, ...difference }]),
      );
  const withdraw = () =>
    use
      .app()
      .dataSource.transaction((manager) =>
        withdrawListings(manager, 'test', In([aListing.sourceKey])),
      );
  const dispatch = async (now?: Date) => {
    const matching = use.app().app.get(SearchMatching);
    await matching.run();
    // A round of the schedule may have taken the events.
    await matching.idle();
    const digest = use.app().app.get(AlertDigestService);
    await digest.run(now);
    await digest.idle();
  };
  const alerts = () =>
    use
      .app()
      .dataSource.query<{ kind: string; occurrence: string }[]>(
        'SELECT kind, occurrence FROM search_alert ORDER BY id',
      );

  return {
    ...use,
    ...mails,
    ...{ call, save, confirmed, write, withdraw, dispatch, alerts },
  };
}
