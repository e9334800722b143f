import { CreateDateColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** When a row came, when it last changed, and how often: the base of every edited table. */
export abstract class AuditedEntity {
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;

  @VersionColumn({ default: 1 })
  version: number;
}
