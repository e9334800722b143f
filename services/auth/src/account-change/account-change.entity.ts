import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AccountAction } from './account-action.js';

export interface FieldChange {
  field: string;
  /** Empty for nothing. */
  from: string[];
  to: string[];
}

/** Who did what to an account. */
@Entity('account_change')
export class AccountChange {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer', { name: 'account_id' })
  accountId: number;

  /** Null for what was done from the command line. */
  @Column('integer', { name: 'actor_id', nullable: true })
  actorId: number | null;

  /** By the name of that time. */
  @Column('text', { name: 'actor_name' })
  actorName: string;

  @Column({ type: 'varchar', length: 20 })
  action: AccountAction;

  @Column({ type: 'jsonb', default: [] })
  changes: FieldChange[];

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
