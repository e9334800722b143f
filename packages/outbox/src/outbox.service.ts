import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { OutboxMail } from './outbox-mail.entity.js';

/** A mail to the staff about a form. */
export interface Notice {
  /** One line. */
  subject: string;
  /** Who gets the reply. */
  replyTo: { name: string; address: string };
  /** The content, in this order; empty values are left out. */
  facts: readonly Fact[];
}

export type Fact = readonly [label: string, value: string | null | undefined];

/** Plain text, one line per fact; a value of several lines is set apart. */
export function noticeText(facts: readonly Fact[]): string {
  const lines = facts.flatMap(([label, value]) => {
    if (!value) return [];
    return [value.includes('\n') ? `${label}:\n\n${value}\n` : `${label}: ${value}`];
  });
  return `${lines.join('\n')}\n`;
}

/** A mail to one person, in the language that this person reads. */
export interface PersonMail {
  to: { name: string; address: string };
  /** One line. */
  subject: string;
  /** Plain text, in which `{link}` stands for the link, if it has one. */
  text: string;
  /** The same as HTML, with `{link}` in an `href`. */
  html?: string;
  /** A calendar file (RFC 5545) with its method. */
  calendar?: string;
  /** What the link is for; the service's `MailLinks` understands it. */
  linkFor?: string;
}

/** Makes the link of a mail when the mail is sent: the outbox holds no secret, and no link expires while the mail server is down. */
export abstract class MailLinks {
  /**
   * @param linkFor of the mail
   * @param askedAt when the mail was added to the outbox
   * @returns the absolute URL; undefined where the mail must not be sent any more
   */
  abstract make(linkFor: string, askedAt: Date): Promise<string | undefined>;
}

/** Milliseconds after which another process may send a mail that was acquired. Longer than any attempt takes. */
export const LEASE = 120_000;

/** Milliseconds before the second attempt. The delay doubles up to an hour; no mail is given up. */
const FIRST_DELAY = 15_000;
const LONGEST_DELAY = 3_600_000;

/** Milliseconds until the next attempt. */
export const retryDelay = (attempts: number): number =>
  Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY);

/** What the metrics show of the outbox. */
export interface OutboxState {
  waiting: number;
  /** Seconds for which the first one has waited, or 0. */
  oldest: number;
}

/** The mails that wait in the database until they are sent. */
@Injectable()
export class Outbox {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Adds a notice to the staff, in the transaction of its cause. */
  async addNotice(manager: EntityManager, { subject, replyTo, facts }: Notice): Promise<void> {
    await manager.insert(OutboxMail, {
      id: randomUUID(),
      subject,
      replyName: replyTo.name,
      replyAddress: replyTo.address,
      text: noticeText(facts),
    });
  }

  /** Adds a mail to a person, in the transaction of its cause. */
  async addMail(manager: EntityManager, { to, ...mail }: PersonMail): Promise<void> {
    await manager.insert(OutboxMail, {
      id: randomUUID(),
      toName: to.name,
      toAddress: to.address,
      ...mail,
    });
  }

  /** Acquires the mail that has been due longest for this process; undefined where none is due. */
  async acquireNext({ skipsNotices = false } = {}): Promise<OutboxMail | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const mail = await manager
        .createQueryBuilder(OutboxMail, 'mail')
        .where(`mail.due_at <= now()${skipsNotices ? ' AND mail.to_address IS NOT NULL' : ''}`)
        .orderBy('mail.due_at')
        .limit(1)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getOne();
      if (!mail) return undefined;
      mail.attempts += 1;
      mail.dueAt = new Date(Date.now() + LEASE);
      return manager.save(mail);
    });
  }

  /** How many mails wait, and for how long the first one has waited. */
  async state(): Promise<OutboxState> {
    const [row] = await this.dataSource.query<[OutboxState]>(
      `SELECT count(*)::int AS waiting,
              coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS oldest
         FROM outbox_mail`,
    );
    return row;
  }

  /** Removes a mail that was sent. */
  async remove({ id }: OutboxMail): Promise<void> {
    await this.dataSource.getRepository(OutboxMail).delete({ id });
  }

  /** Delays the next attempt. @returns milliseconds until it */
  async postpone({ id, attempts }: OutboxMail): Promise<number> {
    const delay = retryDelay(attempts);
    const dueAt = new Date(Date.now() + delay);
    await this.dataSource.getRepository(OutboxMail).update({ id }, { dueAt });
    return delay;
  }
}
