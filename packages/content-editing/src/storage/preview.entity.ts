import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A link that shows drafts to whoever has it, until it expires. */
@Entity('content_preview')
export class ContentPreview {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** SHA-256 of the token, in hexadecimal. */
  @Column({ name: 'token_hash', type: 'char', length: 64, unique: true })
  tokenHash: string;

  /** The entries whose drafts are shown; all others are shown as published. */
  @Column({ name: 'entry_ids', type: 'integer', array: true })
  entryIds: number[];

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @Column({ name: 'actor_id', type: 'integer' })
  actorId: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
