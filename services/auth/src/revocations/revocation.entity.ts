import type { RevocationReason } from '@phantom/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigintColumn } from '../common/bigint-column.js';

/** A revoked session. The row stays until the last access token of the session has expired. */
@Entity('ended_session')
export class RevokedSession {
  /** The id of the session, which is the claim `sid` of its access tokens. */
  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'varchar', length: 30, default: 'session-ended' })
  reason: RevocationReason;

  @Index('ended_session_ended')
  @Column('timestamptz', { name: 'ended_at', default: () => 'now()' })
  endedAt: Date;

  @Index('ended_session_until')
  @Column('timestamptz')
  until: Date;
}

/**
 * An account that was erased, or whose token claims changed. Tokens with a lower permission version are refused. A trigger of
 * the table `account` writes the rows, so that no change can be missed.
 */
@Entity('account_revocation')
export class RevokedAccount {
  @PrimaryColumn('integer', { name: 'account_id' })
  accountId: number;

  /** The lowest permission version that is accepted. */
  @Column({ type: 'bigint', name: 'permission_version', transformer: bigintColumn })
  permissionVersion: number;

  @Column({ type: 'varchar', length: 30 })
  reason: RevocationReason;

  @Column('timestamptz', { name: 'revoked_at', default: () => 'now()' })
  revokedAt: Date;

  @Index('account_revocation_until')
  @Column('timestamptz')
  until: Date;
}
