import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AuditAction, AuditOutcome, AuditRecord } from './audit-actions.js';
import type { AuditDetails } from './audit.dto.js';

/** An audit entry. People appear only by id. The serving role may only insert and read rows. */
@Entity('audit_entry')
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  at: Date;

  /** The account; null for a command of the operator, and for a sign-in to an account that does not exist. */
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @Column({ type: 'varchar', length: 30 })
  action: AuditAction;

  @Column({ name: 'record_type', type: 'varchar', length: 30 })
  recordType: AuditRecord;

  /** Null where there is no such record, as at a sign-in to an account that does not exist. */
  @Column({ name: 'record_id', type: 'varchar', length: 40, nullable: true })
  recordId: string | null;

  @Column({ type: 'varchar', length: 10 })
  outcome: AuditOutcome;

  /** As in the logs; null outside of a request. */
  @Column({ name: 'request_id', type: 'varchar', length: 64, nullable: true })
  requestId: string | null;

  /** The network of the client, too large to identify a household: `198.51.100.0/24`. */
  @Column({ type: 'varchar', length: 50, nullable: true })
  network: string | null;

  /** Null where there are none, and in older entries. */
  @Column({ type: 'jsonb', nullable: true })
  details: AuditDetails | null;
}
