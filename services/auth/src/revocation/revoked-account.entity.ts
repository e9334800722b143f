import type { RevocationReason } from '@phantom/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { numericColumn } from '../account/numeric-column.js';

/**
 * An account that was changed in what its tokens say, or erased: its tokens of an older permission version are refused. Written by a
 * trigger of the table `account`, so that no change can leave it out.
 */
@Entity('account_revocation')
export class RevokedAccount {
  @PrimaryColumn('integer', { name: 'account_id' })
  accountId: number;

  /** The least that is accepted. */
  @Column({ type: 'bigint', name: 'permission_version', transformer: numericColumn })
  permissionVersion: number;

  @Column({ type: 'varchar', length: 30 })
  reason: RevocationReason;

  @Column('timestamptz', { name: 'revoked_at', default: () => 'now()' })
  revokedAt: Date;

  @Index('account_revocation_until')
  @Column('timestamptz')
  until: Date;
}
