import { AuditedEntity } from '@phantom/service-kit';
import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** A row that employees keep. */
export abstract class StaffKeptEntity extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** Who changed it last; null where nobody has since it was loaded. */
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @Column({ name: 'actor_name', type: 'varchar', length: 120, nullable: true })
  actorName: string | null;
}
