import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `reset`: a new password. `invite`: the first password. `confirm`: proof that the address is the person's own. */
export const LINK_PURPOSES = ['reset', 'invite', 'confirm'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** A link that was mailed to the person of an account. */
@Entity('account_link')
export class AccountLink {
  /** SHA-256 of the token. The token itself is not stored. */
  @PrimaryColumn('bytea')
  id: Buffer;

  @Column('integer', { name: 'account_id' })
  accountId: number;

  @Column({ type: 'varchar', length: 10 })
  purpose: LinkPurpose;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
