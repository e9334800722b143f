import { AUTHOR, FREQUENT_WORD, RARE_WORD } from './fill-lists.js';

/** A list that is measured in each size. */
export interface ListKind {
  title: string;
  /** Of the staff's call, or of a public address. */
  path: string;
  place: 'staff' | 'service' | 'page';
  /** Why it has no target. */
  isWhole?: true;
}

const DAY = 86_400_000;
const DAYS = 30;

/** @param limit as many rows in each size */
const staff = (title: string, filter: Record<string, string>, limit: number): ListKind => ({
  title,
  path: `entries?${new URLSearchParams({ type: 'newsletter', limit: String(limit), ...filter })}`,
  place: 'staff',
});

const all = (title: string, filter = {}) => staff(title, filter, 10);
/** The filter finds one of ten. */
const tenth = (title: string, filter: Record<string, string>) => staff(title, filter, 1);

export const LIST_KINDS: readonly ListKind[] = [
  all('newest first'),
  all('by title', { sort: 'title' }),
  all('by position', { sort: 'order' }),
  staff('state: published', { state: 'published' }, 7),
  ...['draft', 'review', 'scheduled', 'changed', 'unpublished'].map((state) =>
    tenth(`state: ${state}`, { state }),
  ),
  tenth('without a German text', { untranslated: 'de' }),
  tenth('by an author', { by: String(AUTHOR) }),
  tenth(`of the last ${DAYS} days`, { since: new Date(Date.now() - DAYS * DAY).toISOString() }),
  tenth('a rare word', { q: RARE_WORD }),
  all('a frequent word', { q: FREQUENT_WORD }),
  tenth('a rare word, by title', { q: RARE_WORD, sort: 'title' }),
  { title: '`newsletterList/{id}`', path: '/api/auth/newsletterList/4', place: 'service' },
  { title: '`newsletterList`', path: '/api/auth/newsletterList', place: 'service', isWhole: true },
  { title: '`newsletters`', path: '/api/auth/newsletters?limit=8', place: 'service' },
  {
    title: '`newsletters/{id}/neighbours`',
    path: '/api/auth/newsletters/4/neighbours',
    place: 'service',
  },
  { title: '`pressReleaseList`', path: '/api/auth/pressReleaseList', place: 'service' },
  {
    title: '`pressReleaseList`, the page of an entry',
    path: '/api/auth/pressReleaseList?entry=4',
    place: 'service',
  },
  { title: 'feed', path: '/feeds/newsletters.xml', place: 'service', isWhole: true },
  { title: 'sitemap', path: '/api/sitemap/newsletters', place: 'service', isWhole: true },
  { title: 'page of newsletters', path: '/news-letter', place: 'page' },
  { title: 'page of press releases', path: '/press-release', place: 'page' },
  { title: 'page of a newsletter', path: '/single-news-letter/4', place: 'page' },
  { title: 'home page', path: '/', place: 'page' },
];
