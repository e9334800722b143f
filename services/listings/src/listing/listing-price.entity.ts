import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a home costs from a moment on, until the next of its prices. */
@Entity('listing_price')
export class ListingPrice {
  @PrimaryColumn({ name: 'listing_id', type: 'integer' })
  listingId: number;

  /** US dollars; of a rental, a month. */
  @Column({ type: 'integer' })
  price: number;

  @PrimaryColumn({ type: 'timestamptz', precision: 3 })
  since: Date;
}
