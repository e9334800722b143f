import { StoredFile } from '@phantom/files';
import { AuditedEntity, type Language } from '@phantom/service-kit';
import { MailedLink } from '@phantom/subscriptions';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Listing } from '../listings/listing.entity.js';
import type { ApplicationState } from './application-states.js';

/** What a person who wants to rent a home tells its landlord. */
@Entity('rental_application')
@Index('rental_application_listing', ['listingId'])
@Index('rental_application_email', ['email'])
@Index('rental_application_submission', ['submittedAt', 'id'])
export class RentalApplication extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'listing_id', type: 'integer' })
  listingId: number;

  @ManyToOne(() => Listing)
  @JoinColumn({ name: 'listing_id' })
  listing: Relation<Listing>;

  @Column({ type: 'varchar', length: 10 })
  state: ApplicationState;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** In lower case. */
  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** As typed. */
  @Column({ type: 'varchar', length: 40 })
  phone: string;

  /** The language of the mails. */
  @Column({ type: 'varchar', length: 2 })
  lang: Language;

  /** YYYY-MM-DD. */
  @Column({ name: 'move_in', type: 'date' })
  moveIn: string;

  /** Who would live in the home. */
  @Column({ type: 'smallint' })
  people: number;

  @Column({ type: 'varchar', length: 200, nullable: true })
  pets: string | null;

  /** This and the next two are null until the second step was sent. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  address: string | null;

  /** Or the school. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  employer: string | null;

  /** In US dollars, before tax. */
  @Column({ name: 'yearly_income', type: 'integer', nullable: true })
  yearlyIncome: number | null;

  @Column({ name: 'guarantor_name', type: 'varchar', length: 100, nullable: true })
  guarantorName: string | null;

  @Column({ name: 'guarantor_income', type: 'integer', nullable: true })
  guarantorIncome: number | null;

  /** The name as the applicant typed it to sign. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  signature: string | null;

  /** Which text the applicant agreed to. */
  @Column({ name: 'consent_version', type: 'varchar', length: 20, nullable: true })
  consentVersion: string | null;

  @Column({ name: 'submitted_at', type: 'timestamptz', precision: 3, nullable: true })
  submittedAt: Date | null;

  /** Of employees. The applicant does not see it. */
  @Column({ type: 'varchar', length: 2000, nullable: true })
  note: string | null;

  /** How often the applicant has asked for the link, the first mail included. */
  @Column({ name: 'mailed_links', type: 'smallint', default: 0 })
  mailedLinks: number;

  /** When the applicant was told that the home is off the market. */
  @Column({ name: 'home_gone_told_at', type: 'timestamptz', nullable: true })
  homeGoneToldAt: Date | null;
}

export const PAPER_TYPES = [
  'identity',
  'income',
  'bank-statement',
  'landlord-letter',
  'other',
] as const;
export type PaperType = (typeof PAPER_TYPES)[number];

/** A file of an application. */
@Entity('rental_application_paper')
@Index('rental_application_paper_application', ['applicationId'])
export class ApplicationPaper {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'application_id', type: 'integer' })
  applicationId: number;

  @Column({ type: 'varchar', length: 20 })
  kind: PaperType;

  @Column({ name: 'file_id', type: 'integer' })
  fileId: number;

  @OneToOne(() => StoredFile)
  @JoinColumn({ name: 'file_id' })
  file: Relation<StoredFile>;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** A link by which an applicant returns: mailed, or of the page on which the application began. */
@Entity('rental_application_link')
@Index('rental_application_link_expiry', ['expiresAt'])
export class ApplicationLink extends MailedLink {
  @Index('rental_application_link_application')
  @Column({ name: 'application_id', type: 'integer' })
  applicationId: number;

  /** Only a mailed link proves the address. */
  @Column({ name: 'is_mailed', type: 'boolean' })
  isMailed: boolean;
}

/** For the data source. */
export const RENTAL_APPLICATION_ENTITIES = [RentalApplication, ApplicationPaper, ApplicationLink];
