import { AuditedEntity } from '@phantom/service-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { RequestState } from './request-state.js';

/** A document that is missing for a property, and by when it is to be there. */
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

  /** Of the present state. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  reason: string | null;

  @Column({ name: 'state_changed_at', type: 'timestamptz' })
  stateChangedAt: Date;

  @Column({ name: 'requested_by_id', type: 'integer', nullable: true })
  requestedById: number | null;

  @Column({ name: 'requested_by_name', type: 'varchar', length: 120 })
  requestedByName: string;
}
