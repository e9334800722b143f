import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';

export const CHANGE_ACTIONS = ['added', 'edited', 'removed'] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** The fields of a row by the names under which they are answered. */
export type ChangedFields = Record<string, string | null>;

/** What an employee did to a row; it stays when the row goes. Only added to: a trigger sees to it. */
export abstract class RowChange {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 10 })
  action: ChangeAction;

  /** What the row is called. */
  @Column({ type: 'varchar', length: 150 })
  title: string;

  /** The fields that changed, as they were; empty for what was added. */
  @Column({ type: 'jsonb' })
  before: ChangedFields;

  /** As they are since; empty for what was removed. */
  @Column({ type: 'jsonb' })
  after: ChangedFields;

  @Column({ name: 'actor_id', type: 'integer' })
  actorId: number;

  @Column({ name: 'actor_name', type: 'varchar', length: 120 })
  actorName: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
