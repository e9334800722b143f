import { api, unwrap } from '@phantom/mf-kit';
import { plainText } from '../../../shared/plain-text';

/** Code points. */
const EXCERPT_LENGTH = 350;

/** Fetches all newsletters, newest first, each with an excerpt. */
export async function getNewsletters(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/newsletterList', { signal }));
  return list.map(({ description, created_at, ...rest }) => ({
    ...rest,
    published: created_at,
    excerpt: excerpt(description),
  }));
}

export type NewsletterSummary = Awaited<ReturnType<typeof getNewsletters>>[number];

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

/** The beginning of the text, for a card. */
export function excerpt(html: string): string {
  return `${[...plainText(html)].slice(0, EXCERPT_LENGTH).join('')}...`;
}
