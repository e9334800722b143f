import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser in which somebody signed in to the account before. */
@Entity('known_device')
export class KnownDevice {
  /** SHA-256 of the device cookie. */
  @PrimaryColumn('bytea')
  id: Buffer;

  @Column('integer', { name: 'account_id' })
  accountId: number;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
