import { PersonName } from '@phantom/personal-data';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { FileVersion, VersionedDocument } from '../../common/versioned-document.js';
import { ChangeEntity, VersionedEntity } from '../../common/versioned-resource.js';

@Entity('investor_holding')
export class InvestorHolding extends VersionedEntity {
  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @Column({ type: 'varchar', length: 120 })
  property: string;

  @Column({ type: 'varchar', length: 200, nullable: true })
  address: string | null;

  /** The project of the portfolio that shows the property, if there is one. */
  @Column({ name: 'project_id', type: 'integer', nullable: true })
  projectId: number | null;

  /** Dollars and cents in decimal, like all amounts: `1250000.00`. */
  @Column({ type: 'numeric', precision: 14, scale: 2 })
  committed: string;

  /** Never more than `committed`. */
  @Column({ type: 'numeric', precision: 14, scale: 2 })
  contributed: string;

  /** `YYYY-MM-DD` */
  @Column({ name: 'as_of', type: 'date' })
  asOf: string;
}

/** The kind decides how a distribution is taxed. */
export const DISTRIBUTION_KINDS = ['income', 'return_of_capital', 'sale'] as const;
export type DistributionKind = (typeof DISTRIBUTION_KINDS)[number];

/** A payment to an investor out of a holding. */
@Entity('investor_distribution')
export class InvestorDistribution extends VersionedEntity {
  @Column({ name: 'holding_id', type: 'integer' })
  holdingId: number;

  @ManyToOne(() => InvestorHolding)
  @JoinColumn({ name: 'holding_id' })
  holding: Relation<InvestorHolding>;

  /** `YYYY-MM-DD` */
  @Column({ name: 'paid_on', type: 'date' })
  paidOn: string;

  @Column({ type: 'numeric', precision: 14, scale: 2 })
  amount: string;

  @Column({ type: 'varchar', length: 20 })
  kind: DistributionKind;
}

/** `tax_form` is Schedule K-1 (IRS Form 1065). */
export const INVESTOR_DOCUMENT_KINDS = ['statement', 'tax_form', 'agreement', 'notice'] as const;
export type InvestorDocumentKind = (typeof INVESTOR_DOCUMENT_KINDS)[number];

@Entity('investor_document')
export class InvestorDocument extends VersionedDocument {
  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  /** Null for a document that is not about one holding. */
  @Column({ name: 'holding_id', type: 'integer', nullable: true })
  holdingId: number | null;

  @ManyToOne(() => InvestorHolding)
  @JoinColumn({ name: 'holding_id' })
  holding: Relation<InvestorHolding> | null;

  /** The year that the document is about. A tax form for 2025 is issued in 2026. */
  @Column({ type: 'smallint' })
  year: number;

  @Column({ type: 'varchar', length: 20 })
  kind: InvestorDocumentKind;

  @OneToMany(() => DocumentReceipt, ({ document }) => document)
  receipts: Relation<DocumentReceipt[]>;
}

@Entity('investor_document_version')
@Unique(['documentId', 'number'])
export class InvestorDocumentVersion extends FileVersion {}

/** When an account opened a document. A replaced file has receipts of its own. */
@Entity('investor_document_receipt')
export class DocumentReceipt {
  @PrimaryColumn({ name: 'document_id', type: 'integer' })
  documentId: number;

  @ManyToOne(() => InvestorDocument, ({ receipts }) => receipts)
  @JoinColumn({ name: 'document_id' })
  document: Relation<InvestorDocument>;

  @PrimaryColumn({ name: 'file_id', type: 'integer' })
  fileId: number;

  @PrimaryColumn({ name: 'account_id', type: 'integer' })
  accountId: number;

  @PersonName('accountId')
  @Column({ name: 'account_name', type: 'varchar', length: 120 })
  accountName: string;

  @Column({ name: 'first_opened_at', type: 'timestamptz' })
  firstOpenedAt: Date;

  @Column({ name: 'last_opened_at', type: 'timestamptz' })
  lastOpenedAt: Date;

  @Column({ type: 'integer' })
  times: number;
}

export const CHANGE_SUBJECTS = ['holding', 'distribution', 'document'] as const;
export type ChangeSubject = (typeof CHANGE_SUBJECTS)[number];

@Entity('investment_change')
export class InvestmentChange extends ChangeEntity {
  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @Column({ type: 'varchar', length: 20 })
  subject: ChangeSubject;

  @Column({ name: 'subject_id', type: 'integer' })
  subjectId: number;
}

export const INVESTMENT_ENTITIES = [
  InvestorHolding,
  InvestorDistribution,
  InvestorDocument,
  InvestorDocumentVersion,
  DocumentReceipt,
  InvestmentChange,
];
