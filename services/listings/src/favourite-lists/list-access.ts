import { createHmac } from 'node:crypto';
import {
  FIELD_MESSAGES,
  fieldError,
  ForbiddenError,
  NotFoundError,
  sha256,
} from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import type { FavouriteListReaderDto } from './favourite-list.dto.js';
import { FavouriteList } from './favourite-list.entity.js';

/** A list, and by which of its links somebody came to it. */
export interface ListAccess {
  list: FavouriteList;
  role: 'owner' | 'guest';
  token: string;
  /** Of the device with the share link; all devices of the owner have `OWNER_KEY`. */
  personKey: string | undefined;
}

/** No guest can have it. */
const OWNER_KEY = 'owner';

/** The token of the share link. It follows from the owner's, so that the owner gets it again and the database has only its hash. */
export const shareTokenOf = (ownerToken: string, round: number): string =>
  createHmac('sha256', ownerToken).update(`share ${round}`).digest('base64url');

/** @throws NotFoundError for a link of no list */
export async function findAccess(
  manager: EntityManager,
  { token, person }: FavouriteListReaderDto,
): Promise<ListAccess> {
  const hash = sha256(token);
  const list = await manager.findOneBy(FavouriteList, [{ ownerHash: hash }, { shareHash: hash }]);
  if (!list) throw new NotFoundError();
  const isOwner = list.ownerHash.equals(hash);
  const personKey = isOwner ? OWNER_KEY : person;
  return { list, role: isOwner ? 'owner' : 'guest', token, personKey };
}

/**
 * Notes that the list was opened. That locks it: changes of one list wait for each other, and its limits hold.
 *
 * @throws NotFoundError for a link of no list
 */
export async function findLockedAccess(
  manager: EntityManager,
  reader: FavouriteListReaderDto,
): Promise<ListAccess> {
  const { list } = await findAccess(manager, reader);
  await manager.update(FavouriteList, list.id, { openedAt: new Date() });
  // It may have ended, or be shared no more, since it was found.
  return findAccess(manager, reader);
}

/** @throws ForbiddenError for the share link */
export async function findOwnList(
  manager: EntityManager,
  reader: FavouriteListReaderDto,
): Promise<ListAccess> {
  const access = await findLockedAccess(manager, reader);
  if (access.role !== 'owner') throw new ForbiddenError();
  return access;
}

/** @throws ValidationError where a guest's device does not say its number */
export function requiredKey({ personKey }: ListAccess): string {
  if (!personKey) throw fieldError('person', FIELD_MESSAGES.required);
  return personKey;
}
