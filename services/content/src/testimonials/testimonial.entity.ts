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

@Entity('testimonial')
export class Testimonial extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 60, unique: true })
  slug: string;

  @Column({ type: 'smallint' })
  position: number;

  @OneToMany(() => TestimonialText, (text) => text.testimonial, { eager: true })
  texts: Relation<TestimonialText>[];
}

@Entity('testimonial_text')
export class TestimonialText {
  @PrimaryColumn({ name: 'testimonial_id', type: 'integer' })
  testimonialId: number;

  @PrimaryColumn({ type: 'varchar', length: 2 })
  lang: Language;

  @Column({ type: 'varchar', length: 2000 })
  text: string;

  /** Name and role of the author. It is translated, or transliterated. */
  @Column({ type: 'varchar', length: 160 })
  name: string;

  @ManyToOne(() => Testimonial, (testimonial) => testimonial.texts, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'testimonial_id' })
  testimonial: Relation<Testimonial>;
}
