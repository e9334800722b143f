import { AuditedEntity } from '@phantom/service-kit';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

export type ProjectStage = 'completed' | 'current';

@Entity('project')
@Unique(['stage', 'position'])
export class Project extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 60, unique: true })
  slug: string;

  @Column({ type: 'varchar', length: 10 })
  stage: ProjectStage;

  @Column({ type: 'smallint' })
  position: number;

  @Column({ type: 'varchar', length: 300 })
  image: string;

  @Column({ type: 'varchar', length: 120 })
  address1: string;

  @Column({ type: 'varchar', length: 120 })
  address2: string;

  /** `YYYY-MM-DD` */
  @Column({ name: 'acquired_on', type: 'date' })
  acquiredOn: string;

  @Column({ name: 'asset_type', type: 'varchar', length: 80 })
  assetType: string;

  @Column({ type: 'varchar', length: 80 })
  size: string;

  @Column({ type: 'varchar', length: 80 })
  opportunity: string;
}

@Entity('project_picture')
@Unique(['projectId', 'position'])
export class ProjectPicture {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'project_id', type: 'integer' })
  projectId: number;

  @Column({ type: 'smallint' })
  position: number;

  @Column({ type: 'varchar', length: 300 })
  url: string;
}
