import { PersonName } from '@phantom/personal-data';
import { AuditedEntity } from '@phantom/service-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const REQUEST_STATES = ['open', 'received', 'rejected', 'withdrawn'] as const;

export type RequestState = (typeof REQUEST_STATES)[number];

/** The document is still to come: none was sent yet, or the one that was sent is rejected. */
export const AWAITED_STATES: readonly RequestState[] = ['open', 'rejected'];

@Entity('document_request')
export class DocumentRequest extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'property_id', type: 'integer' })
  propertyId: number;

  @Column({ type: 'varchar', length: 150 })
  title: string;

  @Column({ type: 'varchar', length: 500, nullable: true })
  note: string | null;

  /** `YYYY-MM-DD` */
  @Column({ name: 'due_on', type: 'date' })
  dueOn: string;

  @Column({ type: 'varchar', length: 10, default: 'open' })
  state: RequestState;

  @Column({ type: 'varchar', length: 500, nullable: true })
  reason: string | null;

  @Column({ name: 'state_changed_at', type: 'timestamptz' })
  stateChangedAt: Date;

  @Column({ name: 'requested_by_id', type: 'integer', nullable: true })
  requestedById: number | null;

  @PersonName('requestedById')
  @Column({ name: 'requested_by_name', type: 'varchar', length: 120 })
  requestedByName: string;
}
