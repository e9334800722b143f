import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A mail to be sent: a notice to the staff, or a mail to a person. */
@Entity('outbox_mail')
export class OutboxMail {
  /** Part of the Message-ID, so that mail servers recognize a second copy. */
  @PrimaryColumn('uuid')
  id: string;

  /** This and the next are null for a mail to the staff. */
  @Column({ name: 'to_name', type: 'varchar', length: 210, nullable: true })
  toName: string | null;

  @Column({ name: 'to_address', type: 'varchar', length: 254, nullable: true })
  toAddress: string | null;

  /** This and the next are null for a mail without a reply address. */
  @Column({ name: 'reply_name', type: 'varchar', length: 210, nullable: true })
  replyName: string | null;

  @Column({ name: 'reply_address', type: 'varchar', length: 254, nullable: true })
  replyAddress: string | null;

  @Column({ type: 'varchar', length: 300 })
  subject: string;

  @Column({ type: 'text' })
  text: string;

  /** The same as HTML; null for a mail of plain text. */
  @Column({ type: 'text', nullable: true })
  html: string | null;

  /** A calendar file (RFC 5545) with its method; null for a mail without one. */
  @Column({ type: 'text', nullable: true })
  calendar: string | null;

  /** What the link in the text is for. The link itself is made when the mail is sent. */
  @Column({ name: 'link_for', type: 'varchar', length: 100, nullable: true })
  linkFor: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** No attempt before: another process may be sending it, or the last attempt failed. */
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' })
  dueAt: Date;
}
