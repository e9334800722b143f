import { Column, Entity, JoinColumn, ManyToOne, OneToMany, type Relation } from 'typeorm';
import { DocumentReceipt } from './document-receipt.entity.js';
import type { InvestorDocumentKind } from './investment-kinds.js';
import { InvestorHolding } from './investor-holding.entity.js';
import { FiledEntity } from '../staff-kept/filed.entity.js';

/** A paper for one investor's eyes. */
@Entity('investor_document')
export class InvestorDocument extends FiledEntity {
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

  @Column({ type: 'varchar', length: 20 })
  kind: InvestorDocumentKind;

  @OneToMany(() => DocumentReceipt, ({ document }) => document)
  receipts: Relation<DocumentReceipt[]>;
}
