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
  /** @param sections the first parts of paths that others own; without them every other path may lead to a page */
  hasPage: (path: string, sections?: readonly string[]) => boolean;
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
  // Every page below `/single-news-letter/` is an entry of this service.
  const folders = new Set(
    [...paths]
      .map(partsOf)
      .flatMap(([first = '', ...others]) => (others.length > 0 ? [first] : [])),
  );
  return {
    hasEntry: (id) => byId.has(id),
    hasPage: (path, sections) => {
      const parts = partsOf(path);
      const [first = '', ...others] = parts;
      if (first === '' || paths.has(`/${parts.join('/')}`)) return true;
      if (others.length > 0 && folders.has(first)) return false;
      return sections?.includes(first) ?? true;
    },
  };
}

/** The parts of a path, without query, part of the page, and language. */
function partsOf(path: string): string[] {
  const [place = ''] = path.split(/[?#]/);
  const parts = place.split('/').filter((part) => part !== '');
  return LANGUAGES.some((language) => language === parts[0]) ? parts.slice(1) : parts;
}
