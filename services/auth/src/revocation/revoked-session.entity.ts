import type { RevocationReason } from '@phantom/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A login that was ended, for as long as a token of it may have time left. */
@Entity('ended_session')
export class RevokedSession {
  /** Of the family of its refresh tokens, and the `sid` of its access tokens. */
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
