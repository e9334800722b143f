import { PersonName } from '@phantom/personal-data';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PropertyStatus } from '../common/property-workflow.js';

/** What an entry of the history is about. */
export const CHANGE_KINDS = [
  'created',
  'edited',
  'status',
  /** The request was stale: nothing was moved. */
  'status_refused',
  'servicing_file',
  'file_added',
  'file_renamed',
  'file_withdrawn',
  'request_made',
  'request_edited',
  'request_received',
  'request_rejected',
  'request_withdrawn',
  'request_reopened',
  'archived',
  'restored',
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The old and the new value of a field, as people read them. */
export interface FieldChange {
  field: string;
  old: string | null;
  new: string | null;
}

/** An action on a property: who, when, what and why. A trigger refuses updates and deletes. */
@Entity('property_change')
export class PropertyChange {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'property_id', type: 'integer' })
  propertyId: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @PersonName('actorId')
  @Column({ name: 'actor_name', type: 'varchar', length: 120 })
  actorName: string;

  @Column({ type: 'varchar', length: 20 })
  kind: ChangeKind;

  @Column({ name: 'from_status', type: 'smallint', nullable: true })
  fromStatus: PropertyStatus | null;

  @Column({ name: 'to_status', type: 'smallint', nullable: true })
  toStatus: PropertyStatus | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  reason: string | null;

  /** The title of the file or of the requested document. */
  @Column({ type: 'varchar', length: 150, nullable: true })
  title: string | null;

  @Column({ name: 'request_id', type: 'integer', nullable: true })
  requestId: number | null;

  @Column({ type: 'jsonb', default: [] })
  changes: FieldChange[];
}
