import type { SearchSite } from '../sizes.js';
import { askFor, type Fields } from './ask.js';
import type { QueryKind } from './query-kind.js';
import type { SampleHome } from './sample-home.js';

const boroughs = ['queens', 'manhattan', 'brooklyn', 'bronx'];
/** The maximum page size, so that few steps lead far down. */
const limit = 100;
const mostPages = 40;

/** Pages far down a list, each reached by its cursor like a visitor. */
export async function deepPageKinds(sites: readonly SearchSite[]): Promise<QueryKind[]> {
  return [
    await deepPages(sites, 'a page far down, newest first', {}),
    await deepPages(sites, 'a page far down, cheapest first', { sort: 'price-asc' }),
  ];
}

async function deepPages(
  sites: readonly SearchSite[],
  title: string,
  order: Fields,
): Promise<QueryKind> {
  const pages = new Map<number, Fields[]>();
  for (const { size, port } of sites) {
    const lists = boroughs.flatMap((location) =>
      ['sales', 'rentals'].map((type) => ({ type, location, ...order })),
    );
    const cursors: Fields[] = [];
    for (const list of lists) cursors.push(...(await pagesOf(port, list)));
    pages.set(size.homes, cursors);
  }
  const fieldsFor: QueryKind['fieldsFor'] = ({ id }: SampleHome, { homes }) => {
    const known = pages.get(homes) ?? [];
    return known[id % known.length];
  };
  return { call: 'listings-listfind', title, isJudged: true, fieldsFor };
}

/** A search for each page of a list except the first. */
async function pagesOf(port: number, list: Fields): Promise<Fields[]> {
  const pages: Fields[] = [];
  for (let cursor: string | null = ''; cursor !== null && pages.length < mostPages;) {
    const at: Fields = cursor === '' ? list : { ...list, cursor };
    if (cursor !== '') pages.push(at);
    const answer = await askFor<{ next: string | null }>(port, 'listings-listfind', {
      ...at,
      limit,
    });
    cursor = answer.next;
  }
  return pages;
}
