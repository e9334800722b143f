import { DAY, GoneError, newSecret, sha256 } from '@phantom/service-kit';
import { type EntityManager, MoreThan } from 'typeorm';
import { VIEWING_MESSAGES } from '../common/messages.js';
import { Viewing, ViewingLink } from './viewing.entity.js';

/** Milliseconds for which a link is valid after it was mailed. */
const LIFETIME = 400 * DAY;

/** The token of a new link; the database has its hash only. */
export async function createViewingToken(
  manager: EntityManager,
  { id: viewingId }: Viewing,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(Date.now() + LIFETIME);
  await manager.insert(ViewingLink, { id: sha256(token), viewingId, expiresAt });
  return token;
}

/** The viewing of a link, locked where it is to change. @throws GoneError for an unknown link and for one that has expired */
export async function viewingOfToken(
  manager: EntityManager,
  token: string,
  { isLocked = false } = {},
): Promise<Viewing> {
  const valid = { id: sha256(token), expiresAt: MoreThan(new Date()) };
  const link = await manager.findOneBy(ViewingLink, valid);
  const viewing =
    link &&
    (await manager.findOne(Viewing, {
      where: { id: link.viewingId },
      lock: isLocked ? { mode: 'pessimistic_write' } : undefined,
    }));
  if (!viewing) throw new GoneError(VIEWING_MESSAGES.gone);
  return viewing;
}
