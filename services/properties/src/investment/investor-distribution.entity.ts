import { Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { DistributionKind } from './investment-kinds.js';
import { InvestorHolding } from './investor-holding.entity.js';
import { StaffKeptEntity } from '../staff-kept/staff-kept.entity.js';

/** What was paid to an investor out of a holding. */
@Entity('investor_distribution')
export class InvestorDistribution extends StaffKeptEntity {
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
