import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A picture of a project's gallery. */
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
