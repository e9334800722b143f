import { AuditedEntity, type Language } from '@phantom/service-kit';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

@Entity('business_info')
export class BusinessInfo extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'smallint', unique: true })
  position: number;

  @OneToMany(() => BusinessInfoText, (text) => text.info, { eager: true })
  texts: Relation<BusinessInfoText>[];
}

@Entity('business_info_text')
export class BusinessInfoText {
  @PrimaryColumn({ name: 'business_info_id', type: 'integer' })
  businessInfoId: number;

  @PrimaryColumn({ type: 'varchar', length: 2 })
  lang: Language;

  @Column({ type: 'varchar', length: 120 })
  text: string;

  @Column({ type: 'varchar', length: 1000 })
  text2: string;

  @Column({ type: 'varchar', length: 200, nullable: true })
  text3: string | null;

  @ManyToOne(() => BusinessInfo, (info) => info.texts, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'business_info_id' })
  info: Relation<BusinessInfo>;
}
