import { defineContentType, type FieldsOf } from './content-type.js';
import { list, text } from './fields.js';

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
});
