import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A session of an account on one device. Its refresh tokens form a chain, of which the newest is valid. */
@Entity('refresh_family')
export class Session {
  /** The claim `sid` of the access tokens. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('integer', { name: 'account_id' })
  accountId: number;

  /** SHA-256 of the valid refresh token. The token itself is not stored. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('bytea', { name: 'previous_hash', nullable: true })
  previousHash: Buffer | null;

  @Column('timestamptz', { name: 'rotated_at' })
  rotatedAt: Date;

  /** Each token is derived from the previous token and this seed. So an old token alone does not give the next one. */
  @Column('bytea')
  seed: Buffer;

  /** Whether the session survives the end of the browser. */
  @Column('boolean')
  remember: boolean;

  /** The browser of the login, for the list of sessions in the profile. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  browser: string | null;

  /** The operating system of the login. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  system: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
