import type { HeadPage, HeadTag, PageHead } from './page-head';
import { headTags, renderHeadTags } from './head-tags';

describe('headTags', () => {
  const HEAD: PageHead = { title: 'Homes for sale in Queens', description: '24 homes' };
  const PAGE: HeadPage = {
    origin: 'https://example.com',
    pathname: '/listings/sales/queens',
    language: 'en',
  };

  /** The value of the element with an attribute like `og:url` or `canonical`. */
  function valueOf(tags: HeadTag[], name: string): string | undefined {
    const found = tags.filter(({ attributes }) =>
      [attributes.name, attributes.property, attributes.rel].includes(name),
    );
    expect(found.length).toBeLessThanOrEqual(1);
    return found[0]?.attributes.content ?? found[0]?.attributes.href;
  }
  const alternatesOf = (tags: HeadTag[]) =>
    Object.fromEntries(
      tags
        .filter(({ attributes }) => attributes.rel === 'alternate')
        .map(({ attributes }) => [attributes.hreflang, attributes.href]),
    );
  const jsonLdOf = (tags: HeadTag[]) =>
    tags
      .filter(({ name }) => name === 'script')
      .map(({ text = '' }) => JSON.parse(text) as unknown);

  describe('addresses', () => {
    it.each([
      ['en', 'https://example.com/listings/sales/queens'],
      ['de', 'https://example.com/de/listings/sales/queens'],
    ] as const)('writes the canonical URL in %s', (language, url) => {
      const tags = headTags(HEAD, { ...PAGE, language });
      expect(valueOf(tags, 'canonical')).toBe(url);
      expect(valueOf(tags, 'og:url')).toBe(url);
    });

    it('links to the page in every language', () => {
      expect(alternatesOf(headTags(HEAD, { ...PAGE, pathname: '/', language: 'it' }))).toEqual({
        en: 'https://example.com/',
        de: 'https://example.com/de',
        it: 'https://example.com/it',
        ru: 'https://example.com/ru',
        es: 'https://example.com/es',
        'x-default': 'https://example.com/',
      });
    });

    it.each([
      ['as declared', {}, '/overview'],
      ['as the head says, which knows more', { canonical: '/our-values' }, '/our-values'],
    ])('uses one canonical path: %s', (_, over, path) => {
      const page = { ...PAGE, pathname: '/about', canonical: '/overview' };
      const tags = headTags({ ...HEAD, ...over }, page);
      expect(valueOf(tags, 'canonical')).toBe(`https://example.com${path}`);
      expect(alternatesOf(tags)['x-default']).toBe(`https://example.com${path}`);
    });

    it('writes no URL for a page with noindex', () => {
      const structuredData = jest.fn();
      const breadcrumbs = [{ name: 'x', path: '/x' }];
      const tags = headTags({ ...HEAD, noindex: true, breadcrumbs, structuredData }, PAGE);
      expect(valueOf(tags, 'robots')).toBe('noindex');
      expect(valueOf(tags, 'canonical')).toBeUndefined();
      expect(valueOf(tags, 'og:url')).toBeUndefined();
      expect(alternatesOf(tags)).toEqual({});
      expect(jsonLdOf(tags)).toEqual([]);
      expect(structuredData).not.toHaveBeenCalled();
    });
  });

  it('links to the feed of the page, in its language', () => {
    const feed = { title: 'Newsletter', path: '/feeds/newsletters.xml' };
    const tags = headTags({ ...HEAD, feed }, { ...PAGE, language: 'de' });
    expect(tags.filter(({ attributes }) => attributes.type)).toEqual([
      {
        name: 'link',
        attributes: {
          rel: 'alternate',
          type: 'application/atom+xml',
          title: 'Newsletter',
          href: 'https://example.com/de/feeds/newsletters.xml',
        },
      },
    ]);
  });

  it('names the format of a podcast feed', () => {
    const feed = { title: 'Podcast', path: '/feeds/podcast.xml', format: 'rss' } as const;
    const types = headTags({ ...HEAD, feed }, PAGE).map(({ attributes }) => attributes.type);
    expect(types).toContain('application/rss+xml');
  });

  describe('cards', () => {
    it('uses the company’s picture when the page has none', () => {
      const tags = headTags(HEAD, PAGE);
      expect(valueOf(tags, 'og:title')).toBe('Homes for sale in Queens | Phantom Partners');
      expect(valueOf(tags, 'og:description')).toBe('24 homes');
      expect(valueOf(tags, 'og:type')).toBe('website');
      expect(valueOf(tags, 'og:image')).toBe('https://example.com/pictures/brand/open-graph.jpg');
      expect(valueOf(tags, 'og:image:width')).toBe('1200');
      expect(valueOf(tags, 'og:image:alt')).toBe('Phantom Partners');
      expect(valueOf(tags, 'twitter:card')).toBe('summary_large_image');
      expect(valueOf(tags, 'article:published_time')).toBeUndefined();
    });

    it('writes no size of a picture when it is unknown', () => {
      const image = { url: 'https://cdn.example.org/a.webp', alt: 'A house' };
      const tags = headTags({ ...HEAD, image }, PAGE);
      expect(valueOf(tags, 'og:image')).toBe('https://cdn.example.org/a.webp');
      expect(valueOf(tags, 'og:image:width')).toBeUndefined();
    });

    it('writes the dates of an article', () => {
      const tags = headTags({ ...HEAD, type: 'article', published: '2026-11-01T12:00:00Z' }, PAGE);
      expect(valueOf(tags, 'og:type')).toBe('article');
      expect(valueOf(tags, 'article:published_time')).toBe('2026-11-01T12:00:00Z');
    });

    it('names the language of the page, and the others', () => {
      const tags = headTags(HEAD, { ...PAGE, language: 'ru' });
      const others = tags.filter((tag) => tag.attributes.property === 'og:locale:alternate');
      expect(valueOf(tags, 'og:locale')).toBe('ru_RU');
      expect(others.map((tag) => tag.attributes.content)).toEqual([
        'en_US',
        'de_DE',
        'it_IT',
        'es_ES',
      ]);
    });
  });

  describe('structured data', () => {
    it('writes the breadcrumbs from the home page to the page', () => {
      const breadcrumbs = [
        { name: 'Immobilien', path: '/listings' },
        { name: 'Queens', path: '/listings/sales/queens' },
      ];
      const [trail] = jsonLdOf(headTags({ ...HEAD, breadcrumbs }, { ...PAGE, language: 'de' }));
      expect(trail).toEqual({
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          ['Phantom Partners', 'https://example.com/de'],
          ['Immobilien', 'https://example.com/de/listings'],
          ['Queens', 'https://example.com/de/listings/sales/queens'],
        ].map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
      });
    });

    it('passes absolute URLs to a route', () => {
      const head: PageHead = {
        ...HEAD,
        structuredData: ({ canonical, page, file }) => [
          {
            '@type': 'WebPage',
            url: canonical,
            image: file('/a.webp'),
            relatedLink: page('/history'),
          },
        ],
      };
      expect(jsonLdOf(headTags(head, { ...PAGE, language: 'es' }))).toEqual([
        {
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          url: 'https://example.com/es/listings/sales/queens',
          image: 'https://example.com/a.webp',
          relatedLink: 'https://example.com/es/history',
        },
      ]);
    });
  });
});

describe('renderHeadTags', () => {
  it('writes one element a line, each with the mark', () => {
    expect(
      renderHeadTags([
        { name: 'title', attributes: {}, text: 'Home' },
        { name: 'meta', attributes: { name: 'description', content: 'A house' } },
      ]),
    ).toBe('<title data-head>Home</title>\n<meta name="description" content="A house" data-head>');
  });

  it('escapes texts and attributes', () => {
    const evil = '</title><script>alert("1")</script>&amp;';
    const html = renderHeadTags([
      { name: 'title', attributes: {}, text: evil },
      { name: 'meta', attributes: { content: `"><script>${evil}` } },
      {
        name: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify({ evil }),
      },
    ]);
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const script = parsed.querySelector('script')?.textContent ?? '';
    expect(parsed.title).toBe(evil);
    expect(parsed.querySelector('meta')?.content).toBe(`"><script>${evil}`);
    expect(parsed.querySelectorAll('script')).toHaveLength(1);
    expect(JSON.parse(script)).toEqual({ evil });
  });
});
