import { ValidationError } from '@phantom/service-kit';
import { text } from './content-type.js';
import { checkedValue } from './value-rules.js';

const label = { en: 'Text', de: 'Text', it: 'Testo', ru: 'Текст', es: 'Texto' };
const options = { label, max: 200 };

/** The messages about a text. */
function faultsOf(value: string, placeholders?: string[]): string[] {
  try {
    checkedValue(text({ ...options, placeholders }), 'texts.de.text', value);
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors?.['texts.de.text'] ?? [];
  }
}

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
