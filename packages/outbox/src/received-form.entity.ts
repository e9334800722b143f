import type { Language } from '@phantom/service-kit';
import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';

/** Why a form counts as spam: a hidden field was filled in, or it took less time than a person needs. */
export type SpamSign = 'honeypot' | 'too-fast';

/** The columns of every form: the base of each form's table. */
export abstract class ReceivedForm {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** The path of the page with the form. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  page: string | null;

  /** The visitor's language. */
  @Column({ type: 'varchar', length: 2 })
  lang: Language;

  /** As in the logs. */
  @Column({ name: 'request_id', type: 'varchar', length: 64, nullable: true })
  requestId: string | null;

  /** Null for a form of a person. Spam is stored without a notice. */
  @Column({ name: 'spam_sign', type: 'varchar', length: 10, nullable: true })
  spamSign: SpamSign | null;

  /** With milliseconds, the precision of JavaScript and of the cursors. */
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;
}

/** The columns of ReceivedForm that a new row is given. */
export type Receipt = Pick<ReceivedForm, 'page' | 'lang' | 'requestId' | 'spamSign'>;
