import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PropertyStatus } from '../current-property/property-status.js';
import type { ChangeKind } from './change-kind.js';

/** A field as it was and as it is, in words for people. */
export interface FieldChange {
  field: string;
  old: string | null;
  new: string | null;
}

/** Who did what to a property, when and why. Rows are added and never changed: a trigger sees to it. */
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

  /** Of the file, or of the requested document. */
  @Column({ type: 'varchar', length: 150, nullable: true })
  title: string | null;

  @Column({ name: 'request_id', type: 'integer', nullable: true })
  requestId: number | null;

  @Column({ type: 'jsonb', default: [] })
  changes: FieldChange[];
}
