import { FIELD_MESSAGES, type Message, ValidationError } from '@phantom/service-kit';
import { CONTENT_MESSAGES } from '../messages.js';
import refusedValues from '../testing/refused-values.json' with { type: 'json' };
import { type Field } from './content-type.js';
import { email, phone, place, text } from './fields.js';
import { checkedValue } from './value-rules.js';

const label = { en: 'Text', de: 'Text', it: 'Testo', ru: 'Текст', es: 'Texto' };
const options = { label, max: 200 };

/** The messages about a value. */
function faultsIn(field: Field, value: unknown): string[] {
  try {
    checkedValue(field, 'texts.de.text', value);
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors?.['texts.de.text'] ?? [];
  }
}

const faultsOf = (value: string, placeholders?: string[]) =>
  faultsIn(text({ ...options, placeholders }), value);

describe('the message about a value', () => {
  const messages = { ...FIELD_MESSAGES, ...CONTENT_MESSAGES.rules } as Record<string, Message>;

  // The editor's form has the same table: what the browser says, the server says too.
  it.each(refusedValues.map((each) => [each.rule, each.field.kind, each.value, each] as const))(
    'is %s for the kind %s and %j',
    (name, _kind, value, { field, values }) => {
      const message = messages[name]?.('en', values as Record<string, string | number>);
      expect(faultsIn({ label, ...field } as unknown as Field, value)).toEqual([message]);
    },
  );

  it.each(['+1 212-555-0142', '(718) 555-0164', '+49 30 23125 014', '212.555.0109 ext. 12'])(
    'is none for the phone number %s',
    (value) => {
      expect(faultsIn(phone({ label }), value)).toEqual([]);
    },
  );

  it('is none for an email address and a place', () => {
    expect(faultsIn(email({ label }), 'office@example.com')).toEqual([]);
    expect(faultsIn(place({ label }), { latitude: 40.7, longitude: -74 })).toEqual([]);
  });

  it('refuses a place with anything else in it', () => {
    expect(faultsIn(place({ label }), { latitude: 1, longitude: 1, x: 1 })).toHaveLength(1);
  });
});

describe('placeholders of a text', () => {
  const known = ['name', 'link'];

  it.each(['Dear {name}, {link}', '{link} {name} {name}', '{name} { {link}'])(
    'accepts %j',
    (value) => {
      expect(faultsOf(value, known)).toEqual([]);
    },
  );

  it.each([
    ['Dear {name}', 'Please add {link}: a value takes its place in the email.'],
    ['Dear name', 'Please add {name}, {link}: a value takes its place in the email.'],
    [
      'Dear {name} {link} {nmae}',
      'Nothing takes the place of {nmae}. Please remove it, or its braces.',
    ],
    [
      '{name} {link} {{name}} {}',
      'Nothing takes the place of {{name}}, {}. Please remove it, or its braces.',
    ],
  ])('refuses %j', (value, message) => {
    expect(faultsOf(value, known)).toEqual([message]);
  });

  it('are refused where a text has none', () => {
    expect(faultsOf('A new password', [])).toEqual([]);
    expect(faultsOf('For {name}', [])).toHaveLength(1);
  });

  it('are ordinary characters in other texts', () => {
    expect(faultsOf('A set {a, b}')).toEqual([]);
  });
});
