import { htmlToRichText } from '@phantom/rich-text';
import { defineContentType } from '../types/content-type.js';
import { list, picture, richText, text, url } from '../types/fields.js';
import { emptyData, type EntryData } from '../types/entry-data.js';
import { readingEase } from './reading-ease.js';
import { warningsOf } from './warnings.js';

const label = { en: 'a', de: 'a', it: 'a', ru: 'a', es: 'a' };
const TYPE = defineContentType({
  ...{ name: 'article', form: 'collection', group: 'media', label, singular: label },
  title: 'title',
  path: ({ number }) => `/article/${number}`,
  fields: {
    title: text({ label, max: 120, translated: true }),
    image: picture({ label }),
    body: richText({ label, translated: true }),
    next: url({ label }),
    steps: list({ label, max: 5, fields: { image: picture({ label }), address: url({ label }) } }),
  },
});

const media = new Map([
  [1, { alt: { en: 'A house' }, isDecorative: false }],
  [2, { alt: {}, isDecorative: false }],
  [3, { alt: {}, isDecorative: true }],
  [4, { alt: { de: 'Ein Haus' }, isDecorative: false }],
]);

const warn = (data: Partial<EntryData>) =>
  warningsOf(
    TYPE,
    { ...emptyData(), ...data },
    { media, hasEntry: (id) => id === 7, hasPage: (path) => path === '/lending' },
  ).map(({ path, message }) => `${path}: ${message}`);

const body = (html: string) => ({ texts: { en: { body: htmlToRichText(html) } } });

describe('warningsOf', () => {
  it.each([
    ['<h2>Two</h2><h3>Three</h3><h2>Two</h2>', []],
    ['<h3>Three</h3>', ['skips a level']],
    ['<h2>Two</h2><h4>Four</h4>', ['skips a level']],
    ['<figure data-media="1"></figure><figure data-media="3"></figure>', []],
    ['<figure data-media="2"></figure><figure data-media="4"></figure>', ['alternative text']],
    ['<p><a data-media="2">A file</a></p>', []],
    ['<p><a href="/lending">a</a> <a href="https://example.com">b</a></p>', []],
    ['<p><a href="/landing">a</a> <a href="/landing">b</a></p>', ['The link to /landing']],
    ['<p><a href="/old" data-entry="7">a</a></p>', []],
    ['<p><a href="/old" data-entry="8">a</a></p>', ['The link to /old']],
  ])('reads %s', (html, expected) => {
    expect(warn(body(html))).toEqual(
      expected.map((part) => expect.stringMatching(`^texts.en.body: .*${part}`)),
    );
  });

  it('names the values of lists and of all languages', () => {
    const steps = [{ image: 1 }, { image: 2, address: '/nowhere' }];
    expect(warn({ values: { image: 2, next: '/nowhere', steps } })).toEqual([
      expect.stringMatching(/^values\.image: A picture has no/),
      expect.stringMatching(/^values\.next: The link to \/nowhere/),
      expect.stringMatching(/^values\.steps\.1\.image: A picture has no/),
      expect.stringMatching(/^values\.steps\.1\.address: The link/),
    ]);
  });

  it('accepts a picture with a text in the language of its own', () => {
    const german = { body: htmlToRichText('<figure data-media="4"></figure>') };
    expect(warn({ texts: { de: german } })).toEqual([]);
  });

  it('finds a title that search results cut off', () => {
    expect(
      warn({ texts: { en: { title: 'a'.repeat(60) }, de: { title: 'a'.repeat(61) } } }),
    ).toEqual([expect.stringMatching(/^texts\.de\.title: Search results .* 60 characters/)]);
  });

  it('finds a text that is hard to read', () => {
    const hard =
      'Notwithstanding institutional considerations, capitalization methodologies necessitate comprehensive documentation. ';
    const easy = 'We buy the house. You get the cash. It is as good as done. ';
    expect(warn(body(`<p>${hard.repeat(15)}</p>`))).toEqual([
      expect.stringMatching('hard to read'),
    ]);
    expect(warn(body(`<p>${easy.repeat(12)}</p>`))).toEqual([]);
    expect(warn(body(`<p>${hard}</p>`))).toEqual([]);
  });
});

describe('readingEase', () => {
  it.each([
    ['en', 'The cat sat on the mat. The dog ran to the cat. ', 90, 121],
    ['de', 'Das Haus ist alt. Wir haben es im Mai gekauft. ', 70, 121],
    ['it', 'La casa è vecchia. La compriamo noi in maggio. ', 60, 121],
    ['es', 'La casa es vieja. La compramos en el mes de mayo. ', 70, 121],
    ['ru', 'Дом очень старый. Мы купили его в мае. ', 60, 121],
  ] as const)('is high for a simple text in %s', (language, sentences, least, most) => {
    const ease = readingEase(sentences.repeat(15), language);
    expect(ease).toBeGreaterThan(least);
    expect(ease).toBeLessThan(most);
  });

  it('is unknown for a short text', () => {
    expect(readingEase('The cat sat on the mat.', 'en')).toBeUndefined();
  });
});
