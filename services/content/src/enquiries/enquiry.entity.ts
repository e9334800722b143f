import { InboxRow } from '@phantom/inbox';
import { Column, Entity } from 'typeorm';
import type { ContactTopic, InvestmentAmount, PhoneKind } from './enquiry.options.js';

@Entity('contact_enquiry')
export class ContactEnquiry extends InboxRow {
  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** As the visitor typed it. */
  @Column({ type: 'varchar', length: 40 })
  phone: string;

  /** The phone number in E.164. */
  @Column({ name: 'phone_e164', type: 'varchar', length: 16 })
  phoneE164: string;

  @Column({ name: 'phone_kind', type: 'varchar', length: 10, nullable: true })
  phoneKind: PhoneKind | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  topic: ContactTopic | null;

  @Column({ type: 'varchar', length: 200 })
  subject: string;

  @Column({ type: 'varchar', length: 4000, nullable: true })
  message: string | null;
}

@Entity('investor_enquiry')
export class InvestorEnquiry extends InboxRow {
  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** As the visitor typed it. */
  @Column({ type: 'varchar', length: 40 })
  phone: string;

  /** The phone number in E.164. */
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
