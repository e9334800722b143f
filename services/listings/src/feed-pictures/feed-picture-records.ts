import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';

/** A picture as a feed names it. */
export interface PictureLink {
  /** The feed's key of the medium, and when its content changed. */
  identity: string;
  url: string;
}

interface PicturesOfListing {
  sourceKey: string;
  /** In the order of the feed. */
  pictures: readonly PictureLink[];
}

const hashOf = (identity: string): string => createHash('sha256').update(identity).digest('hex');

// Another address is a reason to try again: the earlier one may have expired.
const UPSERT = `
  INSERT INTO feed_picture (source, source_key, media_key, url, position)
  SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::smallint[])
  ON CONFLICT (source, source_key, media_key) DO UPDATE SET
    position = excluded.position,
    removed_at = NULL,
    url = excluded.url,
    attempts = CASE WHEN feed_picture.url = excluded.url THEN feed_picture.attempts ELSE 0 END,
    next_attempt_at =
      CASE WHEN feed_picture.url = excluded.url THEN feed_picture.next_attempt_at ELSE now() END`;

const REMOVE = `
  UPDATE feed_picture SET removed_at = now()
  WHERE source = $1 AND source_key = ANY ($2::text[]) AND removed_at IS NULL
    AND (source_key, media_key) NOT IN (SELECT * FROM unnest($3::text[], $4::text[]))`;

/** Stores which pictures listings have, and shows those on the listings that were downloaded already. */
export async function writePictures(
  manager: EntityManager,
  source: string,
  listings: readonly PicturesOfListing[],
): Promise<void> {
  if (listings.length === 0) return;
  const rows = listings.flatMap(({ sourceKey, pictures }) =>
    pictures.map(({ identity, url }, position) => ({
      ...{ sourceKey, url, position, mediaKey: hashOf(identity) },
    })),
  );
  const keys = rows.map(({ sourceKey }) => sourceKey);
  const mediaKeys = rows.map(({ mediaKey }) => mediaKey);
  const listed = listings.map(({ sourceKey }) => sourceKey);
  if (rows.length > 0) {
    const [urls, positions] = [rows.map(({ url }) => url), rows.map(({ position }) => position)];
    await manager.query(UPSERT, [source, keys, mediaKeys, urls, positions]);
  }
  await manager.query(REMOVE, [source, listed, keys, mediaKeys]);
  await showPictures(manager, source, listed);
}

// The other media of a listing, such as films, follow its pictures.
const SHOW = `
  UPDATE listing SET media = shown.media, modified_at = now()
  FROM (
    SELECT
      listing.id,
      coalesce(
        (SELECT jsonb_agg(jsonb_build_object('path', path, 'type', 'image') ORDER BY position)
         FROM feed_picture AS picture
         WHERE picture.source = listing.source AND picture.source_key = listing.source_key
           AND path IS NOT NULL AND removed_at IS NULL),
        '[]'
      ) || coalesce(
        (SELECT jsonb_agg(medium ORDER BY number)
         FROM jsonb_array_elements(listing.media) WITH ORDINALITY AS given (medium, number)
         WHERE medium ->> 'type' <> 'image'),
        '[]'
      ) AS media
    FROM listing
    WHERE source = $1 AND source_key = ANY ($2::text[])
  ) AS shown
  WHERE listing.id = shown.id AND listing.media <> shown.media`;

/** Sets the media of listings to the pictures that were downloaded, in the order of the feed. */
export const showPictures = (
  manager: EntityManager,
  source: string,
  sourceKeys: readonly string[],
): Promise<void> => manager.query(SHOW, [source, sourceKeys]);
