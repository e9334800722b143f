import type { TokenUser } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { actorOf } from './actor-of.js';
import {
  InvestmentChange,
  type ChangedFields,
  type ChangeSubject,
} from './investment-change.entity.js';

interface Change {
  accountId: number;
  subject: ChangeSubject;
  subjectId: number;
  title: string;
  /** Null for a row that is new. */
  before: ChangedFields | null;
  /** Null for a row that goes. */
  after: ChangedFields | null;
}

/** Notes in the trail what became of a row; what stays as it was is no change. */
export async function keepChange(
  manager: EntityManager,
  user: TokenUser,
  { before, after, ...about }: Change,
): Promise<void> {
  const changed = fieldsThatDiffer(before ?? {}, after ?? {});
  if (before && after && changed.length === 0) return;
  const only = (fields: ChangedFields | null) =>
    Object.fromEntries(changed.flatMap((name) => (fields ? [[name, fields[name] ?? null]] : [])));
  await manager.insert(InvestmentChange, {
    ...about,
    action: !before ? 'added' : !after ? 'removed' : 'edited',
    before: only(before),
    after: only(after),
    ...actorOf(user),
  });
}

const fieldsThatDiffer = (before: ChangedFields, after: ChangedFields): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
