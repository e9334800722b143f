import { MailWorker } from '@phantom/outbox';
import { type MailParts, mailParts, until } from '@phantom/service-kit/testing';
import { type MailServer, startMailServer } from '@phantom/service-kit/testing/mail-server';
import { NoticeDigestService } from '../src/investments/notices/notice-digest.service.js';
import { ADRIAN, callsOf, IRIS } from './investors.js';
import { propertiesApp, type PropertiesApp } from './properties-app.js';

export const ORIGIN = 'http://localhost:8000';
export const ALL_EVENTS = ['holding', 'distribution', 'document'];

/** In this order: without notices no mailing begins. */
const EMPTIED = ['investor_notice', 'investor_subscriber', 'mailing_mail', 'mailing'];

/** Starts the properties service with a mail server for the tests of a `describe`, and forgets all notices before each test. */
export function useNotices({ noticeDelay = 0 } = {}) {
  /** The addresses that the mail server does not know. */
  const unknown = new Set<string>();
  let mails: MailServer;
  let service: PropertiesApp;

  beforeAll(async () => {
    mails = await startMailServer({ knows: (address) => !unknown.has(address) });
    service = await propertiesApp({
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: 'site@phantom-partners.example',
      MAIL_INTERVAL: '20',
      BULK_MAIL_RATE: '60000',
      PUBLIC_ORIGIN: ORIGIN,
      NOTICE_DELAY: String(noticeDelay),
    });
  });
  afterAll(async () => {
    await service.close();
    await mails.close();
  });
  beforeEach(async () => {
    for (const table of EMPTIED) await service.dataSource.query(`DELETE FROM ${table}`);
    await service.app.get(MailWorker).idle();
    mails.received.length = 0;
    unknown.clear();
  });

  const investor = (user = IRIS) => callsOf(service, user);
  const staff = () => callsOf(service, ADRIAN);
  const choose = (events: readonly string[], { lang = 'en', user = IRIS } = {}) =>
    investor(user).call('PATCH', 'investor-notices', { lang, events, consent_version: '2026-11' });
  const stateOf = async (event: string) => {
    const { body } = await investor().get('investor-notices');
    const found = body.list[0].events.find((each: { event: string }) => each.event === event);
    return found.state as string | null;
  };
  const holding = async () => (await investor().get('investor-holdings')).body.list[0];
  /** An employee records a distribution. */
  const pay = async (paid_on = '2026-03-31') => {
    const { id: holding_id } = await holding();
    const form = { holding_id, paid_on, amount: '1234.56', kind: 'income' };
    const { status, body } = await staff().call('POST', `investors/${IRIS.id}/distributions`, form);
    expect(status).toBe(200);
    return body.list[0] as { id: number; version: number; property: string };
  };
  const dispatch = async () => {
    const digest = service.app.get(NoticeDigestService);
    await digest.run();
    // A round of the schedule may have taken the notices.
    await digest.idle();
  };
  /** Waits until all mails are sent or dropped. @returns those that arrived, the first one first */
  const arrived = async (): Promise<MailParts[]> => {
    await dispatch();
    await until(async () => {
      const query = `SELECT 1 FROM mailing_mail WHERE state = 'queued'`;
      return (await service.dataSource.query<unknown[]>(query)).length === 0;
    });
    return mails.received.map(mailParts);
  };
  return {
    ...{ app: () => service, investor, staff, choose, stateOf, holding, pay, dispatch, arrived },
    ...{ mails: () => mails, unknown },
  };
}
