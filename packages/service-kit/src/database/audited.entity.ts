import { CreateDateColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** Times of creation and last change, and a version: the base of every edited table. */
export abstract class AuditedEntity {
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;

  @VersionColumn({ default: 1 })
  version: number;
}
