import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { actorOf, type Language, type TokenUser } from '@phantom/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { MailConfig } from '../outbox.config.js';
import { LEASE, retryDelay } from '../outbox.service.js';
import type { MailText } from './mailing-recipients.js';
import { Mailing, MailingContent, MailingMail, type MailingMailState } from './mailing.entity.js';

export interface NewMailing {
  /** Unique: `newsletter:12`. */
  name: string;
  /** In every language that a recipient may have. Without them, `MailingRecipients` writes each mail when it is sent. */
  contents?: Readonly<Record<Language, MailText>>;
  /** A query of the columns `recipient_id` and `lang`, and its values from `$2` on. */
  recipients: { query: string; values: readonly unknown[] };
  /** Who starts it; undefined for a scheduled task. */
  user?: TokenUser;
}

export interface MailingProgress {
  startedAt: Date;
  queued: number;
  sent: number;
  failed: number;
  dropped: number;
}

/** A mail that this process sends. */
export interface AcquiredMail {
  id: string;
  mailing: string;
  recipientId: number;
  attempts: number;
  /** Undefined where each mail of the mailing has a text of its own. */
  content: MailText | undefined;
}

/** Mails to many people. They go out at a limited rate, after all mails to single people. */
@Injectable()
export class Mailings {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: MailConfig,
  ) {}

  /** Queues the mails, in the transaction. @returns false where the mailing has been started before */
  async start(
    manager: EntityManager,
    { name, contents, recipients, user }: NewMailing,
  ): Promise<boolean> {
    const { generatedMaps } = await manager
      .createQueryBuilder()
      .insert()
      .into(Mailing)
      .values({ name, ...(user && actorOf(user)) })
      .orIgnore()
      .execute();
    const mailing = generatedMaps[0] as Pick<Mailing, 'id'> | undefined;
    if (!mailing?.id) return false;
    const rows = Object.entries(contents ?? {}).map(([lang, content]) => ({
      mailingId: mailing.id,
      lang: lang as Language,
      ...content,
    }));
    if (rows.length > 0) await manager.insert(MailingContent, rows);
    await manager.query(
      `INSERT INTO mailing_mail (id, mailing_id, recipient_id, lang)
       SELECT gen_random_uuid(), $1, recipient_id, lang FROM (${recipients.query}) AS recipients
       ON CONFLICT DO NOTHING`,
      [mailing.id, ...recipients.values],
    );
    return true;
  }

  /** Undefined for a mailing that was not started. */
  async progress(name: string): Promise<MailingProgress | undefined> {
    const count = (state: MailingMailState) =>
      `count(*) FILTER (WHERE state = '${state}')::integer AS ${state}`;
    const [row] = await this.dataSource.query<MailingProgress[]>(
      `SELECT mailing.created_at AS "startedAt", ${count('queued')}, ${count('sent')},
              ${count('failed')}, ${count('dropped')}
         FROM mailing LEFT JOIN mailing_mail ON mailing_id = mailing.id
        WHERE name = $1 GROUP BY mailing.id`,
      [name],
    );
    return row;
  }

  /** Acquires the mail that has been due longest for this process; undefined where none is due, or the rate is reached. */
  async acquireNext(): Promise<AcquiredMail | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const mail = await manager
        .createQueryBuilder(MailingMail, 'mail')
        .where(`mail.state = 'queued' AND mail.due_at <= now()`)
        .orderBy('mail.due_at')
        .limit(1)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getOne();
      if (!mail || !(await this.spend(manager))) return undefined;
      const { id, mailingId, lang, recipientId } = mail;
      const attempts = mail.attempts + 1;
      await manager.update(MailingMail, { id }, { attempts, dueAt: new Date(Date.now() + LEASE) });
      const { name: mailing } = await manager.findOneByOrFail(Mailing, { id: mailingId });
      const content = await manager.findOneBy(MailingContent, { mailingId, lang });
      return { id, mailing, recipientId, attempts, content: content ?? undefined };
    });
  }

  /**
   * The generic cell rate algorithm, for all processes together: each mail moves the time of the next one. Between two
   * looks of a process at the outbox that time may fall behind, and is made up for.
   */
  private async spend(manager: EntityManager): Promise<boolean> {
    const { bulkMailRate, mailInterval } = this.config;
    const [, affected] = await manager.query<[unknown, number]>(
      `UPDATE mailing_rate
          SET next_at = greatest(next_at, now() - $1 * interval '1 ms') + $2 * interval '1 ms'
        WHERE next_at <= now()`,
      [mailInterval, 60_000 / bulkMailRate],
    );
    return affected > 0;
  }

  /** Forgets the mailings whose names begin so, from before a time. Nobody may be able to start them again. */
  async forget(prefix: string, before: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const old = `SELECT id FROM mailing WHERE starts_with(name, $1) AND created_at < $2`;
      const values = [prefix, before];
      await manager.query(`DELETE FROM mailing_mail WHERE mailing_id IN (${old})`, values);
      await manager.query(`DELETE FROM mailing_content WHERE mailing_id IN (${old})`, values);
      await manager.query(`DELETE FROM mailing WHERE id IN (${old})`, values);
    });
  }

  /** @returns true: the next mail may follow */
  async settle({ id }: AcquiredMail, state: MailingMailState): Promise<true> {
    await this.dataSource.getRepository(MailingMail).update({ id }, { state });
    return true;
  }

  /** Delays the next attempt. @returns milliseconds until it */
  async postpone({ id, attempts }: AcquiredMail): Promise<number> {
    const delay = retryDelay(attempts);
    const dueAt = new Date(Date.now() + delay);
    await this.dataSource.getRepository(MailingMail).update({ id }, { dueAt });
    return delay;
  }
}
