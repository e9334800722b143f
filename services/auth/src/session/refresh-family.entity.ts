import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** All refresh tokens that came of one login, of which the newest is valid. */
@Entity('refresh_family')
export class RefreshFamily {
  @PrimaryColumn('uuid')
  id: string;

  @Column('integer', { name: 'account_id' })
  accountId: number;

  /** SHA-256 of the valid token; the tokens themselves are stored nowhere. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('bytea', { name: 'previous_hash', nullable: true })
  previousHash: Buffer | null;

  @Column('timestamptz', { name: 'rotated_at' })
  rotatedAt: Date;

  /** Each token is made of the one before and this, so that who holds an old one cannot make the next. */
  @Column('bytea')
  seed: Buffer;

  /** Whether the login asked to be remembered over the end of the browser. */
  @Column('boolean')
  remember: boolean;

  /** Where it was signed in, for the list of the person's logins. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  browser: string | null;

  @Column({ type: 'varchar', length: 60, nullable: true })
  system: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
