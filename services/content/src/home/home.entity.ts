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

@Entity('home_slide')
export class HomeSlide extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'smallint', unique: true })
  position: number;

  @Column({ type: 'varchar', length: 300 })
  image: string;
}

@Entity('home_message')
export class HomeMessage extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'smallint', unique: true })
  position: number;

  @OneToMany(() => HomeMessageText, (text) => text.message, { eager: true })
  texts: Relation<HomeMessageText>[];
}

@Entity('home_message_text')
export class HomeMessageText {
  @PrimaryColumn({ name: 'message_id', type: 'integer' })
  messageId: number;

  @PrimaryColumn({ type: 'varchar', length: 2 })
  lang: Language;

  @Column({ type: 'varchar', length: 120 })
  title: string;

  @Column({ type: 'varchar', length: 300 })
  description: string;

  @ManyToOne(() => HomeMessage, (message) => message.texts, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id' })
  message: Relation<HomeMessage>;
}
