import { type Language, LANGUAGES } from '@phantom/service-kit';
import type { ContentTypes } from '../types/content-types.js';
import { type EntryData, slugOf } from '../types/entry-data.js';
import { titleOf } from '../types/field-text.js';

interface PublishedRow {
  type: string;
  number: number;
  key: string | null;
  data: EntryData;
}

/** The page of an entry, with its slug in a language; undefined for one without a page of its own. */
export function pathOf(
  types: ContentTypes,
  { type: name, number, key, data }: PublishedRow,
  language: Language,
): string | undefined {
  const type = types.named(name);
  return type.path?.({ number, key, slug: slugOf(data, language), title: titleOf(type, data) });
}

/** The entries that visitors see, and their pages. */
export interface PublishedPages {
  hasEntry: (id: number) => boolean;
  /**
   * A path that no type of this service has may lead to a page of another one. A service with pages at the root knows the
   * paths of the sections: any other path at the root is dead.
   */
  hasPage: (path: string) => boolean;
}

export function toPages(
  types: ContentTypes,
  byId: ReadonlyMap<number, PublishedRow>,
): PublishedPages {
  const paths = new Set(
    [...byId.values()].flatMap((row) =>
      LANGUAGES.map((language) => pathOf(types, row, language)).filter(
        (path) => path !== undefined,
      ),
    ),
  );
  // Every page below `/single-news-letter/` is an entry of this service, also while there is none.
  const examples = types.all.map(({ path }) =>
    path?.({ number: 1, key: null, slug: 'a', title: 'a' }),
  );
  const folders = new Set(
    [...paths, ...examples.filter((path) => path !== undefined)]
      .map(partsOf)
      .flatMap(([first = '', ...others]) => (others.length > 0 ? [first] : [])),
  );
  const sections = types.all.find(({ reservedSlugs }) => reservedSlugs)?.reservedSlugs;
  return {
    hasEntry: (id) => byId.has(id),
    hasPage: (path) => {
      const parts = partsOf(path);
      const [first = '', ...others] = parts;
      if (first === '' || paths.has(`/${parts.join('/')}`)) return true;
      if (others.length > 0 && folders.has(first)) return false;
      return sections?.includes(first.toLowerCase()) ?? true;
    },
  };
}

/** The parts of a path, without query, part of the page, and language. */
function partsOf(path: string): string[] {
  const [place = ''] = path.split(/[?#]/);
  const parts = place.split('/').filter((part) => part !== '');
  return LANGUAGES.some((language) => language === parts[0]) ? parts.slice(1) : parts;
}
