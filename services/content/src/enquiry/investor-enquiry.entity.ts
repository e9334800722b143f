import { InboxRow } from '@phantom/service-kit/inbox';
import { Column, Entity } from 'typeorm';
import type { InvestmentAmount } from './investor-options.js';

/** What somebody says who thinks of investing. */
@Entity('investor_enquiry')
export class InvestorEnquiry extends InboxRow {
  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** As typed. */
  @Column({ type: 'varchar', length: 40 })
  phone: string;

  /** The same in E.164. */
  @Column({ name: 'phone_e164', type: 'varchar', length: 16 })
  phoneE164: string;

  /** ISO 3166-1 alpha-2. */
  @Column({ type: 'char', length: 2, nullable: true })
  country: string | null;

  @Column({ name: 'is_accredited', type: 'boolean', nullable: true })
  isAccredited: boolean | null;

  @Column({ name: 'investment_amount', type: 'varchar', length: 40, nullable: true })
  investmentAmount: InvestmentAmount | null;

  @Column({ name: 'referred_by', type: 'varchar', length: 100, nullable: true })
  referredBy: string | null;

  @Column({ type: 'varchar', length: 4000, nullable: true })
  message: string | null;
}
