import { StoredFile } from '@phantom/service-kit/files';
import { Column, Entity, JoinColumn, ManyToOne, OneToMany, type Relation } from 'typeorm';
import { DocumentReceipt } from './document-receipt.entity.js';
import type { InvestorDocumentKind } from './investment-kinds.js';
import { InvestorHolding } from './investor-holding.entity.js';
import { StaffKeptEntity } from './staff-kept.entity.js';

/** A paper for one investor's eyes. */
@Entity('investor_document')
export class InvestorDocument extends StaffKeptEntity {
  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  /** Null where the paper is about no holding in particular. */
  @Column({ name: 'holding_id', type: 'integer', nullable: true })
  holdingId: number | null;

  @ManyToOne(() => InvestorHolding)
  @JoinColumn({ name: 'holding_id' })
  holding: Relation<InvestorHolding> | null;

  /** That it is about: a tax form for 2025 is issued in 2026. */
  @Column({ type: 'smallint' })
  year: number;

  @Column({ type: 'varchar', length: 150 })
  title: string;

  @Column({ type: 'varchar', length: 20 })
  kind: InvestorDocumentKind;

  @Column({ name: 'file_id', type: 'integer' })
  fileId: number;

  @ManyToOne(() => StoredFile)
  @JoinColumn({ name: 'file_id' })
  file: Relation<StoredFile>;

  @OneToMany(() => DocumentReceipt, ({ document }) => document)
  receipts: Relation<DocumentReceipt[]>;
}
