import { keepAudit } from '@phantom/service-kit/audit';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { RevocationReason } from '@phantom/service-kit';
import { RevokedSession } from '../revocation/revoked-session.entity.js';
import { RefreshFamily } from './refresh-family.entity.js';

/**
 * Longer than anything lasts that came of a session: an access token for 15 minutes, the gateway's pass of an employee for 4 hours.
 * As PostgreSQL writes it.
 */
const KEPT = '5 hours';

interface Cause {
  action: 'sign-out' | 'session-ended' | 'session-reused';
  /** Told to whoever still comes with a token of them. */
  reason: RevocationReason;
  /** Who ends them; the account itself, unless told. */
  by?: number;
}

interface Ended {
  id: string;
  account_id: number;
}

/** Ends logins, so that their access tokens count no more, and notes each in the audit log. @returns how many there were */
export async function endFamilies(
  manager: EntityManager,
  which: FindOptionsWhere<RefreshFamily>,
  { action, reason, by }: Cause,
): Promise<number> {
  const ending = manager.createQueryBuilder().delete().from(RefreshFamily).where(which);
  const { raw } = await ending.returning('id, account_id').execute();
  const ended = raw as Ended[];
  const ends = ended.map(({ id }) => ({ id, reason, until: () => `now() + interval '${KEPT}'` }));
  await manager.insert(RevokedSession, ends);
  for (const { id, account_id: accountId } of ended) {
    const record = { type: 'session', id } as const;
    await keepAudit(manager, { actorId: by ?? accountId, action, record });
  }
  return ended.length;
}
