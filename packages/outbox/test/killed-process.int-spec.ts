import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language, ServiceConfig } from '@phantom/service-kit';
import {
  createTestApp,
  freePort,
  type TestApp,
  until,
  untilTransactionsWait,
} from '@phantom/service-kit/testing';
import { type MailServer, startMailServer } from '@phantom/service-kit/testing/mail-server';
import { Mailings, type MailText, Outbox } from '../src/index.js';
import {
  GazetteConfig,
  gazetteDataSource,
  GazetteServiceModule,
} from './fixtures/gazette-service.js';

const PROCESS = fileURLToPath(new URL('fixtures/gazette-process.mjs', import.meta.url));

let mails: MailServer;
let service: TestApp;
const processes: ChildProcess[] = [];

/** The service of this process has no mail server: it sends nothing. */
beforeEach(async () => {
  mails = await startMailServer();
  service = await createTestApp({
    module: GazetteServiceModule,
    config: GazetteConfig,
    dataSource: gazetteDataSource,
  });
  await holdRecords();
});
afterEach(async () => {
  for (const each of processes.splice(0)) await kill(each);
  await service.close();
  await mails.close();
});

const query = <Row>(sql: string): Promise<Row[]> => service.dataSource.query<Row[]>(sql);

/** Whoever records a mail waits for the table `record_gate`. */
const holdRecords = () =>
  query(`
    CREATE TABLE record_gate ();
    GRANT SELECT ON record_gate TO PUBLIC;
    CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM FROM record_gate; RETURN coalesce(NEW, OLD); END $$;
    CREATE TRIGGER gate BEFORE DELETE ON outbox_mail
      FOR EACH ROW EXECUTE FUNCTION wait_at_gate();
    CREATE TRIGGER gate BEFORE UPDATE ON mailing_mail
      FOR EACH ROW WHEN (NEW.state = 'sent') EXECUTE FUNCTION wait_at_gate()`);

/** Does something while no record can be made. */
const withoutRecords = async (work: () => Promise<void>): Promise<void> => {
  const runner = service.dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query('LOCK TABLE record_gate IN ACCESS EXCLUSIVE MODE');
    await work();
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
};

/** Starts a service that sends, and waits until it runs. */
const startProcess = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [PROCESS], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
      DATABASE_URL: service.app.get(ServiceConfig).databaseUrl,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: 'site@phantom-partners.example',
      MAIL_INTERVAL: '20',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  await once(child.stdout, 'data');
  return child;
};

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

/** Ends the connection that waits to record a mail, before PostgreSQL lets it. */
const cutRecord = async (): Promise<void> => {
  const cut = await query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  expect(cut).toHaveLength(1);
  await service.dataSource.query('SELECT pg_terminate_backend($1)', [cut[0]?.pid]);
  const connections = () => query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  await until(connections, (open) => open.every(({ pid }) => pid !== cut[0]?.pid));
};

const text: MailText = { subject: 'Gazette', text: 'News', html: '<p>News</p>' };
const user = { id: 8, name: 'Paul', email: 'paul@example.com', type: 'admin' as const, rights: [] };
const contents = Object.fromEntries(LANGUAGES.map((lang) => [lang, text])) as Record<
  Language,
  MailText
>;
const messageIds = () => mails.received.map((mail) => /^Message-ID: (\S+)\r$/m.exec(mail)?.[1]);

const KINDS = [
  {
    kind: 'a mail to a person',
    add: () =>
      service.app.get(Outbox).addMail(service.dataSource.manager, {
        ...{ to: { name: 'Ada', address: 'ada@example.com' }, ...text },
      }),
    waiting: () => query('SELECT id FROM outbox_mail'),
    endLease: 'UPDATE outbox_mail SET due_at = now()',
  },
  {
    kind: 'a mail of a mailing',
    add: () =>
      service.dataSource.transaction((manager) =>
        service.app.get(Mailings).start(manager, {
          ...{ name: 'gazette:1', contents, user },
          recipients: { query: `SELECT 1 AS recipient_id, 'de' AS lang`, values: [] },
        }),
      ),
    waiting: () => query(`SELECT id FROM mailing_mail WHERE state = 'queued'`),
    endLease: `UPDATE mailing_mail SET due_at = now() WHERE state = 'queued'`,
  },
];

describe.each(KINDS)('$kind', ({ add, waiting, endLease }) => {
  it('is sent again with the same Message-ID after a process was killed before the record', async () => {
    const first = await startProcess();
    await withoutRecords(async () => {
      await add();
      await until(() => mails.received.length === 1);
      await untilTransactionsWait(service.dataSource);
      await kill(first);
      await cutRecord();
    });
    expect(await waiting()).toHaveLength(1);

    await startProcess();
    await query(endLease);
    await until(waiting, ({ length }) => length === 0);
    expect(mails.received).toHaveLength(2);
    const [one, other] = messageIds();
    expect(one).toMatch(/^<[\da-f-]{36}@phantom-partners\.example>$/);
    expect(other).toBe(one);
  });

  it('is sent once when the database cuts the connection before the record', async () => {
    await startProcess();
    await withoutRecords(async () => {
      await add();
      await until(() => mails.received.length === 1);
      await untilTransactionsWait(service.dataSource);
      await cutRecord();
    });
    await until(waiting, ({ length }) => length === 0);
    expect(mails.received).toHaveLength(1);
  });
});
