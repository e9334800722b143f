import type { TFunction } from '@phantom/mf-kit';
import type { ContentField } from '../api/entries';
import { aField, aType } from '../testing/entries';
import { problemsOf, publicationProblems } from './field-schema';

/** The keys stand for the texts. */
const t = ((key: string, values?: object) =>
  `${key.split('.').at(-1)}${values ? JSON.stringify(values) : ''}`) as unknown as TFunction;

const wordsOf = (length: number) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(length) }] }],
});
const choices = [{ value: 'a', label: 'A' }];
const range = { min: 1, max: 9, isWhole: true };
const years = [aField('year', { kind: 'number', range })];

type Kind = ContentField['kind'];
type Case = [kind: Kind, over: Partial<ContentField>, good: unknown[], bad: [unknown, string][]];

const CASES: Case[] = [
  ['text', { max: 3 }, ['', 'abc', '😀😀😀'], [['abcd', 'tooLong{"limit":3}']]],
  [
    'paragraphs',
    { max: 2 },
    [['a', 'b']],
    [
      [['a', 'b', 'c'], 'tooMany{"limit":2}'],
      [['x'.repeat(5001)], 'tooLong{"limit":5000}'],
    ],
  ],
  ['rich-text', {}, [wordsOf(9)], [[wordsOf(500_000), 'tooLong{"limit":500000}']]],
  [
    'number',
    { range },
    [1, 9],
    [
      [0, 'range{"min":1,"max":9}'],
      [10, 'range{"min":1,"max":9}'],
      [1.5, 'whole'],
    ],
  ],
  ['number', { range: { ...range, isWhole: false } }, [1.5], [[9.1, 'range{"min":1,"max":9}']]],
  [
    'money',
    {},
    ['1250000.00', '7'],
    [
      ['1,5', 'amount'],
      ['-1', 'amount'],
    ],
  ],
  [
    'date',
    {},
    ['2026-02-28'],
    [
      ['2026-02-30', 'date'],
      ['28.02.2026', 'date'],
    ],
  ],
  ['date-time', {}, ['2026-02-28T10:00:00.000Z'], [['soon', 'time']]],
  ['choice', { choices }, ['a'], [['b', 'choice']]],
  ['switch', {}, [true, false], [['yes', 'value']]],
  ['picture', {}, [1], [[0, 'value']]],
  ['file', {}, [1], [[0, 'value']]],
  ['reference', {}, [1], [[-1, 'value']]],
  ['video', { max: 2 }, ['ab'], [['abc', 'tooLong{"limit":2}']]],
  [
    'url',
    { max: 30 },
    ['/lending', 'https://a.test/b', 'mailto:a@b.test', 'tel:+1'],
    [
      ['//a.test', 'url'],
      ['javascript:alert(1)', 'url'],
      ['/a b', 'url'],
      [`/${'x'.repeat(30)}`, 'tooLong{"limit":30}'],
    ],
  ],
  [
    'place',
    {},
    [{ latitude: -90, longitude: 180 }],
    [
      [{ latitude: 91, longitude: 0 }, 'place'],
      [{ latitude: 0, longitude: -181 }, 'place'],
      [{ latitude: 0 }, 'place'],
    ],
  ],
  [
    'list',
    { max: 1, fields: years },
    [[{ year: 2 }], [{}]],
    [
      [[{}, {}], 'tooMany{"limit":1}'],
      [[{ year: 10 }], 'range{"min":1,"max":9}'],
    ],
  ],
];

describe.each(CASES)('a field of the kind %s (%j)', (kind, over, good, bad) => {
  const field = aField('value', { kind, ...over });

  it.each([...good, null])('accepts %j', (value) => {
    expect(problemsOf(field, value, t)).toEqual([]);
  });

  it.each(bad)('says what is wrong with %j', (value, message) => {
    expect(problemsOf(field, value, t)[0]?.message).toBe(message);
  });

  it('must be filled in only where it is required', () => {
    expect(problemsOf(field, null, t, { isRequired: true })[0]?.message).toBe('required');
    expect(problemsOf(field, good.at(-1), t, { isRequired: true })).toEqual([]);
  });
});

it('has a case for each kind of field', () => {
  expect(new Set(CASES.map(([kind]) => kind)).size).toBe(16);
});

it('names the part of a list that is wrong', () => {
  const field = aField('entries', { kind: 'list', fields: years });
  expect(problemsOf(field, [{ year: 3 }, { year: 99 }], t)[0]?.part).toBe('[1].year');
});

it('checks the last part of an address', () => {
  expect(problemsOf(aField('slug', { max: 80, format: 'slug' }), 'our-buildings', t)).toEqual([]);
  expect(
    problemsOf(aField('slug', { max: 80, format: 'slug' }), 'Our Buildings', t)[0]?.message,
  ).toBe('slug');
});

it('checks the placeholders of a text as the services do', () => {
  const mail = aField('text', { placeholders: ['name', 'link'] });
  const subject = aField('subject', { placeholders: [] });
  const first = (field: ContentField, value: string) => problemsOf(field, value, t)[0]?.message;
  expect(first(mail, 'Dear {name}, {link}')).toBeUndefined();
  expect(first(mail, '')).toBeUndefined();
  expect(first(mail, 'Dear you')).toBe('placeholderMissing{"names":"{name}, {link}"}');
  expect(first(mail, '{name} {link} {{name}}')).toBe('placeholderUnknown{"names":"{{name}}"}');
  expect(first(subject, 'For {name}')).toBe('placeholderUnknown{"names":"{name}"}');
  expect(first(aField('title'), 'A set {a}')).toBeUndefined();
});

it('prevents a publication as the services do: translations may be missing, but not too long', () => {
  const paths = ['texts.en.title', 'texts.de.title', 'texts.it.title', 'values.year'];
  const values: Record<string, unknown> = {
    'texts.de.title': 'x'.repeat(121),
    'values.year': 3000,
  };
  const problems = publicationProblems(aType(), paths, (path) => values[path] ?? null, t);
  expect(problems).toEqual([
    { path: 'texts.en.title', message: 'required', isMissing: true },
    { path: 'texts.de.title', message: 'tooLong{"limit":120}', isMissing: false },
    { path: 'values.year', message: 'range{"min":1900,"max":2100}', isMissing: false },
  ]);
});
