import { keepAudit } from '@phantom/service-kit/audit';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { RefreshFamily } from './refresh-family.entity.js';

interface Cause {
  action: 'sign-out' | 'session-ended' | 'session-reused';
  /** Who ends them; the account itself, unless told. */
  by?: number;
}

interface Ended {
  id: string;
  account_id: number;
}

/** Ends logins, and notes each in the audit log. @returns how many there were */
export async function endFamilies(
  manager: EntityManager,
  which: FindOptionsWhere<RefreshFamily>,
  { action, by }: Cause,
): Promise<number> {
  const ending = manager.createQueryBuilder().delete().from(RefreshFamily).where(which);
  const { raw } = await ending.returning('id, account_id').execute();
  const ended = raw as Ended[];
  for (const { id, account_id: accountId } of ended) {
    const record = { type: 'session', id } as const;
    await keepAudit(manager, { actorId: by ?? accountId, action, record });
  }
  return ended.length;
}
