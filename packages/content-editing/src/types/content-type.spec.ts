import { type ContentType, defineContentType, type FieldsOf, orderOf } from './content-type.js';
import { date, list, number, text } from './fields.js';

const label = { en: 'A', de: 'A', it: 'A', ru: 'A', es: 'A' };
const title = text({ label, max: 20 });
const item = (translated: boolean) => ({ name: text({ label, max: 20, translated }) });

const define = (fields: FieldsOf, hasSlug = false) =>
  defineContentType({
    ...{ name: 'event', form: 'collection', group: 'media', label, singular: label },
    ...{ title: 'title', hasSlug, fields },
  });

describe('defineContentType', () => {
  it('refuses a type without the field that names an entry', () => {
    expect(() => define({ name: title })).toThrow('event has no field title');
  });

  it('refuses a type with slugs and without the field slug', () => {
    expect(() => define({ title }, true)).toThrow('event has no field slug');
  });

  it('refuses a translated field in the items of a list, since a list is translated as a whole', () => {
    const speakers = list({ label, max: 5, fields: item(true) });
    expect(() => define({ title, speakers })).toThrow(
      'event: translate the list speakers, not its items',
    );
  });

  it('takes a translated list', () => {
    const speakers = list({ label, max: 5, translated: true, fields: item(false) });
    expect(define({ title, speakers }).fields).toHaveProperty('speakers');
  });

  describe('with an order', () => {
    const common = {
      name: 'event',
      form: 'collection',
      group: 'media',
      label,
      singular: label,
      title: 'title',
      fields: { title, day: date({ label }), fee: number({ label, min: 0, max: 9 }) },
    } as const;
    const unchecked = (over: Partial<ContentType>) =>
      defineContentType({ ...common, ...over } as never);

    it.each(['day', 'fee'] as const)('takes the field %s', (by) => {
      const order = { by, direction: 'ascending' } as const;
      expect(orderOf(defineContentType({ ...common, order }))).toEqual(order);
    });

    it('refuses a text, for the compiler too', () => {
      expect(() =>
        // @ts-expect-error a text is no date or number
        defineContentType({ ...common, order: { by: 'title', direction: 'ascending' } }),
      ).toThrow('event: title is no date or number that all languages share');
    });

    it('refuses a field that the type does not have', () => {
      const order = { by: 'date', direction: 'ascending' } as const;
      expect(() => unchecked({ order })).toThrow('event has no field date');
    });

    it('refuses a translated field', () => {
      const order = { by: 'day', direction: 'ascending' } as const;
      const fields = { title, day: date({ label, translated: true }) };
      expect(() => unchecked({ order, fields })).toThrow(
        'event: day is no date or number that all languages share',
      );
    });

    it('refuses a type that is no collection', () => {
      expect(() => unchecked({ form: 'positional', order: 'newest' })).toThrow(
        'event: only a collection declares an order',
      );
    });

    it('is by position for a type that is no collection, else the newest first by default', () => {
      expect(orderOf(unchecked({ form: 'positional' }))).toBe('position');
      expect(orderOf(unchecked({}))).toBe('newest');
    });
  });
});
