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

@Entity('investment_type')
export class InvestmentType extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'smallint', unique: true })
  position: number;

  /** Always English: the address of the tab is made from it. */
  @Column({ type: 'varchar', length: 60, unique: true })
  type: string;

  @Column({ type: 'varchar', length: 300 })
  image: string;

  @OneToMany(() => InvestmentTypeText, (text) => text.investmentType, { eager: true })
  texts: Relation<InvestmentTypeText>[];
}

@Entity('investment_type_text')
export class InvestmentTypeText {
  @PrimaryColumn({ name: 'investment_type_id', type: 'integer' })
  investmentTypeId: number;

  @PrimaryColumn({ type: 'varchar', length: 2 })
  lang: Language;

  @Column({ type: 'varchar', length: 120 })
  title: string;

  /** Plain text. The response sends the array as one JSON string. */
  @Column({ type: 'text', array: true })
  paragraphs: string[];

  @ManyToOne(() => InvestmentType, (type) => type.texts, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'investment_type_id' })
  investmentType: Relation<InvestmentType>;
}
