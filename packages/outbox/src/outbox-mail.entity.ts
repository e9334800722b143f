import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A mail that is to go out: a notice to the staff, or to one person. */
@Entity('outbox_mail')
export class OutboxMail {
  /** Names the message to mail servers too, so that a second copy is known for one. */
  @PrimaryColumn('uuid')
  id: string;

  /** Null for a mail to the staff, as the next. */
  @Column({ name: 'to_name', type: 'varchar', length: 210, nullable: true })
  toName: string | null;

  @Column({ name: 'to_address', type: 'varchar', length: 254, nullable: true })
  toAddress: string | null;

  /** Null for a mail that nobody is to answer, as the next. */
  @Column({ name: 'reply_name', type: 'varchar', length: 210, nullable: true })
  replyName: string | null;

  @Column({ name: 'reply_address', type: 'varchar', length: 254, nullable: true })
  replyAddress: string | null;

  @Column({ type: 'varchar', length: 300 })
  subject: string;

  @Column({ type: 'text' })
  text: string;

  /** What the link in the text is for. The link itself is made when the mail goes out. */
  @Column({ name: 'link_for', type: 'varchar', length: 100, nullable: true })
  linkFor: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** Until then nobody tries: another process may be at it, or the server was down. */
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' })
  dueAt: Date;
}
