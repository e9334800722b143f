import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A request that was done, and what was answered: asked again with its key, it is not done again. */
@Entity('idempotency_key')
export class IdempotencyKey {
  /** The call; the same key in another is another. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  scope: string;

  @PrimaryColumn({ type: 'uuid' })
  key: string;

  /** SHA-256 of what was asked. */
  @Column({ type: 'bytea' })
  fingerprint: Buffer;

  /** Null only inside of the transaction that does the request. */
  @Column({ type: 'jsonb', nullable: true })
  answer: object | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
