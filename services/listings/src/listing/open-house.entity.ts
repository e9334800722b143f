import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A time at which a home may be seen without an appointment. */
@Entity('open_house')
export class OpenHouse {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'listing_id', type: 'integer' })
  listingId: number;

  @Column({ name: 'starts_at', type: 'timestamptz' })
  startsAt: Date;

  @Column({ name: 'ends_at', type: 'timestamptz' })
  endsAt: Date;

  /** Made up for the demonstration. */
  @Column({ type: 'boolean', default: false })
  synthetic: boolean;
}
