import { ContentEntry } from '../storage/content.entity.js';
import { type ContentOrder, defineContentType } from '../types/content-type.js';
import { dateTime, number, text } from '../types/fields.js';
import { sorted, toStored } from './published-snapshot.js';

const label = { en: 'A', de: 'A', it: 'A', ru: 'A', es: 'A' };

const typeWith = (order?: ContentOrder<'at' | 'place'>) =>
  defineContentType({
    ...{ name: 'event', form: 'collection', group: 'media', label, singular: label },
    ...{ title: 'title', order },
    fields: {
      title: text({ label, max: 20 }),
      at: dateTime({ label }),
      place: number({ label, min: 0, max: 9 }),
    },
  });

const ENTRIES = [
  { number: 1, position: 2, published: '2026-01-02', values: { at: '2026-05-01T10:00:00Z' } },
  { number: 2, position: 0, published: '2026-01-03', values: { place: 0 } },
  { number: 3, position: 1, published: '2026-01-01', values: { at: '2026-06-01', place: 2 } },
  { number: 4, position: 1, published: '2026-01-03', values: { place: 2 } },
];

function numbersIn(order?: ContentOrder<'at' | 'place'>): number[] {
  const type = typeWith(order);
  const entries = ENTRIES.map(({ published, values, ...rest }) =>
    toStored(
      type,
      Object.assign(new ContentEntry(), {
        ...{ ...rest, id: rest.number, type: type.name, change: '1', publishedAt: new Date() },
        ...{ firstPublishedAt: new Date(published), published: { values, texts: {} } },
      }),
    ),
  );
  return sorted(type, entries).map((entry) => entry.number);
}

describe('the order of a collection', () => {
  it.each<[string, ContentOrder<'at' | 'place'> | undefined, number[]]>([
    ['is that of the positions', 'position', [2, 3, 4, 1]],
    ['begins with the newest first publication', 'newest', [4, 2, 1, 3]],
    ['begins with the newest first publication by default', undefined, [4, 2, 1, 3]],
    [
      'rises by a number; entries without one are last, of equal ones the new one is first',
      { by: 'place', direction: 'ascending' },
      [2, 4, 3, 1],
    ],
    ['falls by a number', { by: 'place', direction: 'descending' }, [4, 3, 2, 1]],
    ['rises by a date', { by: 'at', direction: 'ascending' }, [1, 3, 4, 2]],
    ['falls by a date', { by: 'at', direction: 'descending' }, [3, 1, 4, 2]],
  ])('%s', (_title, order, numbers) => {
    expect(numbersIn(order)).toEqual(numbers);
  });
});
