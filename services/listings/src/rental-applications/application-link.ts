import { ConflictError, DAY, GoneError, newSecret, sha256 } from '@phantom/service-kit';
import { type EntityManager, MoreThan } from 'typeorm';
import { RENTAL_APPLICATION_MESSAGES } from '../common/messages.js';
import { ApplicationLink, RentalApplication } from './application.entity.js';

/** What the outbox stores of the link of a mail about an application. */
export const APPLICATION_LINK = 'rental-application';

/** Milliseconds for which a link is valid. The application may end before. */
const LIFETIME = 400 * DAY;

interface NewLink {
  token: string;
  applicationId: number;
  isMailed: boolean;
}

/** The database has the hash of the token only. */
export async function storeApplicationLink(
  manager: EntityManager,
  { token, ...link }: NewLink,
): Promise<void> {
  const expiresAt = new Date(Date.now() + LIFETIME);
  await manager.insert(ApplicationLink, { id: sha256(token), ...link, expiresAt });
}

/** The token of a new link for a mail. */
export async function createMailedToken(
  manager: EntityManager,
  { id: applicationId }: RentalApplication,
): Promise<string> {
  const token = newSecret();
  await storeApplicationLink(manager, { token, applicationId, isMailed: true });
  return token;
}

export interface HeldApplication {
  application: RentalApplication;
  /** Whether the link proves that the address is the applicant's. */
  isMailed: boolean;
}

/** @throws GoneError for an unknown link and for one that has expired */
export async function applicationOfToken(
  manager: EntityManager,
  token: string,
): Promise<HeldApplication> {
  const { applicationId: id, isMailed } = await findLink(manager, token);
  const application = await manager.findOneBy(RentalApplication, { id });
  if (!application) throw new GoneError(RENTAL_APPLICATION_MESSAGES.gone);
  return { application, isMailed };
}

/**
 * The same, locked for a change.
 *
 * The first change by a mailed link ends the link of the page on which the application began: whoever typed the address of
 * somebody else cannot read what that person adds.
 */
export async function lockApplication(
  manager: EntityManager,
  token: string,
): Promise<HeldApplication> {
  const { applicationId: id } = await findLink(manager, token);
  const application = await manager.findOne(RentalApplication, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  // Somebody may have ended the link while this call waited for the lock.
  const { isMailed } = await findLink(manager, token);
  if (!application) throw new GoneError(RENTAL_APPLICATION_MESSAGES.gone);
  if (isMailed) await manager.delete(ApplicationLink, { applicationId: id, isMailed: false });
  return { application, isMailed };
}

/** @throws ConflictError for an application that was sent */
export function checkDraft({ state }: RentalApplication): void {
  if (state !== 'draft') throw new ConflictError(RENTAL_APPLICATION_MESSAGES.sent);
}

async function findLink(manager: EntityManager, token: string): Promise<ApplicationLink> {
  const valid = { id: sha256(token), expiresAt: MoreThan(new Date()) };
  const link = await manager.findOneBy(ApplicationLink, valid);
  if (!link) throw new GoneError(RENTAL_APPLICATION_MESSAGES.gone);
  return link;
}
