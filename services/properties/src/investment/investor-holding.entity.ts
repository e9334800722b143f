import { Column, Entity } from 'typeorm';
import { StaffKeptEntity } from '../staff-kept/staff-kept.entity.js';

/** What an investor has put into a property. */
@Entity('investor_holding')
export class InvestorHolding extends StaffKeptEntity {
  /** The investor's account, which another service keeps. */
  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @Column({ type: 'varchar', length: 120 })
  property: string;

  @Column({ type: 'varchar', length: 200, nullable: true })
  address: string | null;

  /** Its page in the portfolio, where it has one. */
  @Column({ name: 'project_id', type: 'integer', nullable: true })
  projectId: number | null;

  /** Dollars and cents in decimal, as all amounts are: `1250000.00`. */
  @Column({ type: 'numeric', precision: 14, scale: 2 })
  committed: string;

  /** At most what is committed. */
  @Column({ type: 'numeric', precision: 14, scale: 2 })
  contributed: string;

  /** `YYYY-MM-DD` */
  @Column({ name: 'as_of', type: 'date' })
  asOf: string;
}
