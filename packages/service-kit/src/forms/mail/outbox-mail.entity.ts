import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A notice that is to go out. */
@Entity('outbox_mail')
export class OutboxMail {
  /** Names the message to mail servers too, so that a second copy is known for one. */
  @PrimaryColumn('uuid')
  id: string;

  @Column({ name: 'reply_name', type: 'varchar', length: 210 })
  replyName: string;

  @Column({ name: 'reply_address', type: 'varchar', length: 254 })
  replyAddress: string;

  @Column({ type: 'varchar', length: 300 })
  subject: string;

  @Column({ type: 'text' })
  text: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** Until then nobody tries: another process may be at it, or the server was down. */
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' })
  dueAt: Date;
}
