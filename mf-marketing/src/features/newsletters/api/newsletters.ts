import { api, unwrap } from '@phantom/mf-kit';
import { positionOf, type PageQuery } from '../../../shared/list-pages';
import { plainText } from '../../../shared/plain-text';

/** Code points. */
const EXCERPT_LENGTH = 350;

const RECENT_COUNT = 8;

/** Fetches one page of the newsletters, newest first, each with an excerpt. */
export async function getNewsletters(query: PageQuery, signal: AbortSignal) {
  const { list, ...page } = await unwrap(
    api.GET('/api/auth/newsletters', { params: { query }, signal }),
  );
  const newsletters = list.map(({ description, created_at, ...rest }) => ({
    ...rest,
    published: created_at,
    excerpt: excerpt(description),
  }));
  return { newsletters, position: positionOf(page) };
}

/** Fetches the titles of the newest ones. */
export async function getRecentNewsletters(signal: AbortSignal) {
  const query = { limit: RECENT_COUNT };
  const { list } = await unwrap(api.GET('/api/auth/newsletters', { params: { query }, signal }));
  return list.map(({ id, title, lang }) => ({ id, title, lang }));
}

export type RecentNewsletter = Awaited<ReturnType<typeof getRecentNewsletters>>[number];

/** Fetches links to the newsletters before and after one, what its editor has chosen, and the caption of its picture. */
export async function getNeighbours(id: number, signal: AbortSignal) {
  const path = { id };
  const { newer, older, related, next_step, caption } = await unwrap(
    api.GET('/api/auth/newsletters/{id}/neighbours', { params: { path }, signal }),
  );
  return { newer, older, related, next_step, caption };
}

export type NewsletterNeighbours = Awaited<ReturnType<typeof getNeighbours>>;

export type NewsletterSummary = Awaited<ReturnType<typeof getNewsletters>>['newsletters'][number];

/**
 * Fetches one newsletter. Undefined when the response is empty.
 * @throws ApiError 404 when it does not exist, 400 when the id is out of range
 */
export async function getNewsletter(id: number, signal: AbortSignal) {
  const path = { id };
  const { list } = await unwrap(
    api.GET('/api/auth/newsletterList/{id}', { params: { path }, signal }),
  );
  return list.map(({ description, created_at, ...rest }) => ({
    ...rest,
    published: created_at,
    html: description,
  }))[0];
}

/** Not a character of any text. */
const GAP = '\0';

/** The beginning of the text, for a card. The spaces between blocks do not count. */
export function excerpt(html: string): string {
  let length = 0;
  const kept = [...plainText(html, GAP)].filter(
    (character) => (character === GAP ? length : (length += 1)) <= EXCERPT_LENGTH,
  );
  return `${kept.join('').replaceAll(GAP, ' ').trim()}...`;
}
