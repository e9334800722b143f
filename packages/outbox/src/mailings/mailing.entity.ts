import { PersonName } from '@phantom/personal-data';
import type { Language } from '@phantom/service-kit';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';

/** One message to many people. */
@Entity('mailing')
export class Mailing {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** Unique, so that it goes out once: `newsletter:12`. */
  @Column({ type: 'varchar', length: 60, unique: true })
  name: string;

  /** Null where no person started it. */
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @PersonName('actorId')
  @Column({ name: 'actor_name', type: 'varchar', length: 120, nullable: true })
  actorName: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** What a mailing says in one language. None where each mail has a text of its own. */
@Entity('mailing_content')
export class MailingContent {
  @PrimaryColumn({ name: 'mailing_id', type: 'integer' })
  mailingId: number;

  @PrimaryColumn({ type: 'varchar', length: 2 })
  lang: Language;

  @Column({ type: 'varchar', length: 300 })
  subject: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'text' })
  html: string;
}

/** `failed`: the mail server refuses it for good. `dropped`: the person has left since it was queued. */
export type MailingMailState = 'queued' | 'sent' | 'failed' | 'dropped';

/** The mail of a mailing to one person. It stays after it was sent, so that nobody gets it twice. */
@Entity('mailing_mail')
@Unique(['mailingId', 'recipientId'])
export class MailingMail {
  /** Part of the Message-ID, so that mail servers recognize a second copy. */
  @PrimaryColumn('uuid')
  id: string;

  @Column({ name: 'mailing_id', type: 'integer' })
  mailingId: number;

  /** The service knows the address: this table holds none. */
  @Index('mailing_mail_recipient')
  @Column({ name: 'recipient_id', type: 'integer' })
  recipientId: number;

  @Column({ type: 'varchar', length: 2 })
  lang: Language;

  @Column({ type: 'varchar', length: 10, default: 'queued' })
  state: MailingMailState;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** As in `OutboxMail`. */
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' })
  dueAt: Date;
}
