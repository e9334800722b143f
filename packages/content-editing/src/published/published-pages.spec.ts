import { defineContentType } from '../types/content-type.js';
import { slug, text } from '../types/fields.js';
import { ContentTypes } from '../types/content-types.js';
import { toPages } from './published-pages.js';

const label = { en: 'a', de: 'a', it: 'a', ru: 'a', es: 'a' };
const common = {
  form: 'collection',
  group: 'media',
  label,
  singular: label,
  title: 'title',
} as const;
const fields = {
  title: text({ label, max: 120, translated: true }),
  slug: slug({ label, help: label, translated: true }),
};
const NEWS = defineContentType({
  ...{ ...common, name: 'news', fields },
  path: ({ number }) => `/news/${number}`,
});
const PAGE = defineContentType({
  ...{ ...common, name: 'page', hasSlug: true, fields },
  path: ({ slug }) => `/${slug}`,
});

const pagesOf = (page: typeof PAGE) =>
  toPages(
    new ContentTypes([NEWS, page]),
    new Map([
      [5, { type: 'news', number: 3, key: null, data: { values: {}, texts: {} } }],
      [
        6,
        {
          ...{ type: 'page', number: 1, key: null },
          data: { values: {}, texts: { en: { slug: 'our-town' }, de: { slug: 'unsere-stadt' } } },
        },
      ],
    ]),
  );

describe('published pages', () => {
  const pages = pagesOf(PAGE);

  it.each([
    ['/', true],
    ['/news/3', true],
    ['/news/3?a=1#b', true],
    ['/de/news/3', true],
    ['/news', true],
    ['/news/4', false],
    ['/our-town', true],
    ['/unsere-stadt', true],
    ['/our-city', true],
    ['/lending', true],
    ['/lending/terms', true],
  ])('%s: %s', (path, isPage) => {
    expect(pages.hasPage(path)).toBe(isPage);
  });

  it.each([
    ['/our-town', true],
    ['/de/unsere-stadt', true],
    ['/our-city', false],
    ['/our-city/mayor', false],
    ['/lending', true],
    ['/Lending', true],
    ['/lending/terms', true],
    ['/news/4', false],
  ])('with the paths of the sections, %s: %s', (path, isPage) => {
    const rooted = pagesOf({ ...PAGE, reservedSlugs: ['lending', 'news'] });
    expect(rooted.hasPage(path)).toBe(isPage);
  });

  it('know their entries', () => {
    expect([pages.hasEntry(5), pages.hasEntry(7)]).toEqual([true, false]);
  });
});
