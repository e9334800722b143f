import { InboxRow } from '@phantom/service-kit/inbox';
import { Column, Entity } from 'typeorm';
import type { ContactTopic, PhoneKind } from './contact-options.js';

/** What a visitor wrote to the company. */
@Entity('contact_enquiry')
export class ContactEnquiry extends InboxRow {
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

  @Column({ name: 'phone_kind', type: 'varchar', length: 10, nullable: true })
  phoneKind: PhoneKind | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  topic: ContactTopic | null;

  @Column({ type: 'varchar', length: 200 })
  subject: string;

  @Column({ type: 'varchar', length: 4000, nullable: true })
  message: string | null;
}
