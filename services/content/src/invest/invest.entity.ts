import { Column, Entity, OneToMany, type Relation } from 'typeorm';
import { ContentEntity, textOf } from '../language/translated.entity.js';

@Entity('investment_type')
export class InvestmentType extends ContentEntity {
  @Column({ type: 'smallint', unique: true })
  position: number;

  /** Always English: the address of the tab is made from it. */
  @Column({ type: 'varchar', length: 60, unique: true })
  type: string;

  @Column({ type: 'varchar', length: 300 })
  image: string;

  @OneToMany(() => InvestmentTypeText, (text) => text.owner, { eager: true })
  texts: Relation<InvestmentTypeText>[];
}

@Entity('investment_type_text')
export class InvestmentTypeText extends textOf(() => InvestmentType, 'investment_type_id') {
  @Column({ type: 'varchar', length: 120 })
  title: string;

  /** Plain text. The response sends the array as one JSON string. */
  @Column({ type: 'text', array: true })
  paragraphs: string[];
}
