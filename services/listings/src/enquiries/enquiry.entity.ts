import { InboxRow } from '@phantom/inbox';
import { Column, Entity } from 'typeorm';

/** An enquiry about one listing, or about none in particular. */
@Entity('listing_enquiry')
export class ListingEnquiry extends InboxRow {
  @Column({ name: 'listing_id', type: 'integer', nullable: true })
  listingId: number | null;

  @Column({ name: 'first_name', type: 'varchar', length: 100 })
  firstName: string;

  @Column({ name: 'last_name', type: 'varchar', length: 100 })
  lastName: string;

  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** As typed. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  phone: string | null;

  /** In E.164. */
  @Column({ name: 'phone_e164', type: 'varchar', length: 16, nullable: true })
  phoneE164: string | null;

  @Column({ name: 'wants_visit', type: 'boolean' })
  wantsVisit: boolean;

  @Column({ name: 'wants_information', type: 'boolean' })
  wantsInformation: boolean;

  @Column({ type: 'varchar', length: 4000, nullable: true })
  message: string | null;
}
