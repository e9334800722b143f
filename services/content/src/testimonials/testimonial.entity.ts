import { Column, Entity, OneToMany, type Relation } from 'typeorm';
import { ContentEntity, textOf } from '../language/translated.entity.js';

@Entity('testimonial')
export class Testimonial extends ContentEntity {
  @Column({ type: 'varchar', length: 60, unique: true })
  slug: string;

  @Column({ type: 'smallint' })
  position: number;

  @OneToMany(() => TestimonialText, (text) => text.owner, { eager: true })
  texts: Relation<TestimonialText>[];
}

@Entity('testimonial_text')
export class TestimonialText extends textOf(() => Testimonial, 'testimonial_id') {
  @Column({ type: 'varchar', length: 2000 })
  text: string;

  /** Name and role of the author. It is translated, or transliterated. */
  @Column({ type: 'varchar', length: 160 })
  name: string;
}
