import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { OutboxState } from './mail-worker.js';
import { OutboxMail } from './outbox-mail.entity.js';

/** What the staff are told of a form. */
export interface Notice {
  /** One line. */
  subject: string;
  /** Who gets an answer to it. */
  replyTo: { name: string; address: string };
  /** What was sent in, in this order; what was left empty is left out. */
  facts: readonly Fact[];
}

export type Fact = readonly [label: string, value: string | null | undefined];

/** Plain text, one fact a line; one of several lines stands by itself. */
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
  /** What the link is for, in words that the service's `MailLinks` understands. */
  linkFor?: string;
}

/**
 * Makes the links of mails, each at the moment at which its mail goes out: so no secret lies in the outbox, and
 * no time runs off while the mail server is down.
 */
export abstract class MailLinks {
  /**
   * @param linkFor of the mail
   * @param askedAt when the mail was put into the outbox
   * @returns the whole address; undefined where the mail is not to go out any more
   */
  abstract make(linkFor: string, askedAt: Date): Promise<string | undefined>;
}

/**
 * Milliseconds after which a mail is tried again whose sender was not heard of any more. Longer than
 * any try takes.
 */
const LEASE = 120_000;

/** Milliseconds before the second try; it doubles with each, up to an hour. No mail is given up. */
const FIRST_DELAY = 15_000;
const LONGEST_DELAY = 3_600_000;

/** Mails wait in the database until they have gone out. */
@Injectable()
export class Outbox {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Puts a notice to the staff in, in the transaction of what it tells of. */
  async addNotice(manager: EntityManager, { subject, replyTo, facts }: Notice): Promise<void> {
    await manager.insert(OutboxMail, {
      id: randomUUID(),
      subject,
      replyName: replyTo.name,
      replyAddress: replyTo.address,
      text: noticeText(facts),
    });
  }

  /** Puts a mail to one person in, in the transaction of what it is about. */
  async addMail(manager: EntityManager, { to, subject, text, linkFor }: PersonMail): Promise<void> {
    await manager.insert(OutboxMail, {
      id: randomUUID(),
      toName: to.name,
      toAddress: to.address,
      subject,
      text,
      linkFor,
    });
  }

  /** The mail that is due for longest, for this process alone; undefined where none is. */
  async acquireNext(): Promise<OutboxMail | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const mail = await manager
        .createQueryBuilder(OutboxMail, 'mail')
        .where('mail.due_at <= now()')
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

  /** How many wait, and since when the first does; without a mail server they wait for one. */
  async state(): Promise<OutboxState> {
    const [row] = await this.dataSource.query<[OutboxState]>(
      `SELECT count(*)::int AS waiting,
              coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS oldest
         FROM outbox_mail`,
    );
    return row;
  }

  /** Keeps nothing of it: what it tells stands elsewhere, and its link nowhere. */
  async remove({ id }: OutboxMail): Promise<void> {
    await this.dataSource.getRepository(OutboxMail).delete({ id });
  }

  /** @returns milliseconds until the next try */
  async postpone({ id, attempts }: OutboxMail): Promise<number> {
    const delay = Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY);
    const dueAt = new Date(Date.now() + delay);
    await this.dataSource.getRepository(OutboxMail).update({ id }, { dueAt });
    return delay;
  }
}
