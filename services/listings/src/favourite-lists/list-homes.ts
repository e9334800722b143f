import { type EntityManager, IsNull } from 'typeorm';
import {
  type FavouriteChangeDto,
  MOST_HOMES,
  type NewFavouriteHomeDto,
} from './favourite-list.dto.js';
import { FavouriteHome } from './favourite-list.entity.js';

/** Homes of a list with those that were removed: whoever adds and removes homes all day stores no more. */
const MOST_KEPT = 3 * MOST_HOMES;

const LONGEST_NOTE = 500;

/**
 * Adds a home. One that is on the list stays as it is; a note is added to its note.
 *
 * @param personId who adds it by the share link
 * @returns why it is not on the list: the list is full, or there is no such listing
 */
export async function addHome(
  manager: EntityManager,
  listId: number,
  { id, price, note = '' }: NewFavouriteHomeDto,
  personId: number | null = null,
): Promise<'added' | 'full' | 'unknown'> {
  const listed = await manager.findOneBy(FavouriteHome, { listId, listingId: id });
  if (listed) return restoreHome(manager, listed, note);
  const kept = await manager.countBy(FavouriteHome, { listId });
  if (kept >= MOST_KEPT || !(await hasRoom(manager, listId))) return 'full';
  const inserted = await manager.query<unknown[]>(
    `INSERT INTO favourite_home (list_id, listing_id, price, note, person_id)
     SELECT $1, id, CASE WHEN $3 THEN $4 ELSE list_price END, $5, $6 FROM listing WHERE id = $2
     RETURNING listing_id`,
    [listId, id, price !== undefined, price ?? null, note, personId],
  );
  return inserted.length > 0 ? 'added' : 'unknown';
}

async function restoreHome(
  manager: EntityManager,
  { listId, listingId, note, removedAt }: FavouriteHome,
  added: string,
): Promise<'added' | 'full'> {
  if (removedAt && !(await hasRoom(manager, listId))) return 'full';
  const restored = removedAt ? { removedAt: null, addedAt: new Date() } : {};
  const notes = { note: joinNotes(note, added) };
  await manager.update(FavouriteHome, { listId, listingId }, { ...notes, ...restored });
  return 'added';
}

/** Two devices may have written different notes before they had the same list. */
function joinNotes(note: string, added: string): string {
  if (note.includes(added)) return note;
  if (added.includes(note)) return added;
  return [...`${note}\n${added}`].slice(0, LONGEST_NOTE).join('');
}

const hasRoom = async (manager: EntityManager, listId: number): Promise<boolean> =>
  (await manager.countBy(FavouriteHome, { listId, removedAt: IsNull() })) < MOST_HOMES;

/** Removes a home. One that people have written on stays for a while, so that the removal can be undone. */
async function removeHome(
  manager: EntityManager,
  listId: number,
  listingId: number,
): Promise<void> {
  await manager.query(
    `DELETE FROM favourite_home AS home WHERE list_id = $1 AND listing_id = $2
       AND NOT EXISTS (SELECT FROM favourite_vote AS vote
         WHERE vote.list_id = home.list_id AND vote.listing_id = home.listing_id)
       AND NOT EXISTS (SELECT FROM favourite_comment AS comment
         WHERE comment.list_id = home.list_id AND comment.listing_id = home.listing_id)`,
    [listId, listingId],
  );
  await manager.update(
    FavouriteHome,
    { listId, listingId, removedAt: IsNull() },
    { removedAt: new Date() },
  );
}

/** What a device of the owner has changed of one home. A change of a home that is not there has no effect. */
export async function applyChange(
  manager: EntityManager,
  listId: number,
  change: FavouriteChangeDto,
): Promise<void> {
  const { kind, id, note = '' } = change;
  if (kind === 'add') await addHome(manager, listId, change);
  if (kind === 'remove') await removeHome(manager, listId, id);
  if (kind === 'note') await manager.update(FavouriteHome, { listId, listingId: id }, { note });
}
