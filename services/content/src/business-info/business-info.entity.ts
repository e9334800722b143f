import { Column, Entity, OneToMany, type Relation } from 'typeorm';
import { ContentEntity, textOf } from '../language/translated.entity.js';

@Entity('business_info')
export class BusinessInfo extends ContentEntity {
  @Column({ type: 'smallint', unique: true })
  position: number;

  @OneToMany(() => BusinessInfoText, (text) => text.owner, { eager: true })
  texts: Relation<BusinessInfoText>[];
}

@Entity('business_info_text')
export class BusinessInfoText extends textOf(() => BusinessInfo, 'business_info_id') {
  @Column({ type: 'varchar', length: 120 })
  text: string;

  @Column({ type: 'varchar', length: 1000 })
  text2: string;

  @Column({ type: 'varchar', length: 200, nullable: true })
  text3: string | null;
}
