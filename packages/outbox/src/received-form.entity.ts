import type { Language } from '@phantom/service-kit';
import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';

/** Why a form is taken for a program's: a field that people do not see, or less time than they need. */
export type SpamSign = 'honeypot' | 'too-fast';

/** What is known of every form that a visitor sent in: the base of each form's table. */
export abstract class ReceivedForm {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** The path at which the form stood. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  page: string | null;

  /** What the visitor reads. */
  @Column({ type: 'varchar', length: 2 })
  lang: Language;

  /** As in the log lines of the call. */
  @Column({ name: 'request_id', type: 'varchar', length: 64, nullable: true })
  requestId: string | null;

  /** Null for what a person sent. Nobody is told of the others, but none is thrown away. */
  @Column({ name: 'spam_sign', type: 'varchar', length: 10, nullable: true })
  spamSign: SpamSign | null;

  /** To the millisecond, as JavaScript and the cursors know it. */
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;
}

/** The columns of ReceivedForm that a new row is given. */
export type Receipt = Pick<ReceivedForm, 'page' | 'lang' | 'requestId' | 'spamSign'>;
