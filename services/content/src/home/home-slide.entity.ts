import { AuditedEntity } from '@phantom/service-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One background picture of the home page; its turn is its position. */
@Entity('home_slide')
export class HomeSlide extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'smallint', unique: true })
  position: number;

  @Column({ type: 'varchar', length: 300 })
  image: string;
}
