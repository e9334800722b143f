import { PersonName } from '@phantom/personal-data';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const ACCOUNT_ACTIONS = [
  'registered',
  'invited',
  'invitation-sent',
  'confirmed',
  'role-changed',
  'blocked',
  'unblocked',
  'renamed',
  'password-set',
  'password-changed',
] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

export interface FieldChange {
  field: string;
  /** Empty when the field had no value. */
  from: string[];
  /** Empty when the field has no value any more. */
  to: string[];
}

@Entity('account_change')
export class AccountChange {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer', { name: 'account_id' })
  accountId: number;

  /** Null for changes from the command line. */
  @Column('integer', { name: 'actor_id', nullable: true })
  actorId: number | null;

  /** The name that the actor had at the time of the change. */
  @PersonName('actorId')
  @Column('text', { name: 'actor_name' })
  actorName: string;

  @Column({ type: 'varchar', length: 20 })
  action: AccountAction;

  @Column({ type: 'jsonb', default: [] })
  changes: FieldChange[];

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
