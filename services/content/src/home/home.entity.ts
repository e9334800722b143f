import { Column, Entity, OneToMany, type Relation } from 'typeorm';
import { ContentEntity, textOf } from '../language/translated.entity.js';

@Entity('home_slide')
export class HomeSlide extends ContentEntity {
  @Column({ type: 'smallint', unique: true })
  position: number;

  @Column({ type: 'varchar', length: 300 })
  image: string;
}

@Entity('home_message')
export class HomeMessage extends ContentEntity {
  @Column({ type: 'smallint', unique: true })
  position: number;

  @OneToMany(() => HomeMessageText, (text) => text.owner, { eager: true })
  texts: Relation<HomeMessageText>[];
}

@Entity('home_message_text')
export class HomeMessageText extends textOf(() => HomeMessage, 'message_id') {
  @Column({ type: 'varchar', length: 120 })
  title: string;

  @Column({ type: 'varchar', length: 300 })
  description: string;
}
