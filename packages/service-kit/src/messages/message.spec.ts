import { MaxLength, validateSync } from 'class-validator';
import { MESSAGES } from '../errors/messages.js';
import { LANGUAGES } from '../language/language.js';
import { requestContext } from '../logging/request-context.js';
import { FIELD_MESSAGES } from './field-messages.js';
import { hasMessage, type Message, textOf, withMessage } from './message.js';

const all = Object.entries({ ...MESSAGES, ...FIELD_MESSAGES });
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

it.each(all)('%s has a text in every language, with the same values', (_name, message: Message) => {
  expect(Object.keys(message)).toEqual([...LANGUAGES]);
  const texts = Object.values(message);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(placeholders(text)).toEqual(placeholders(message.en));
});

it('keeps the English that the contract has word by word', () => {
  expect(MESSAGES.credentials.en).toBe('Invalid credentials');
  expect(MESSAGES.notFound.en).toBe('Sorry! the page you are looking for could not be found');
  expect(MESSAGES.fault.en).toBe('Sorry! something went wrong, please contact our support team');
});

describe('textOf', () => {
  const message: Message = { en: '{limit} at most', de: 'bis {limit}', it: '', ru: '', es: '' };

  it('formats numbers by language, and leaves placeholders without a value', () => {
    expect(textOf(message, 'en', { limit: 4000 })).toBe('4,000 at most');
    expect(textOf(message, 'de', { limit: 4000 })).toBe('bis 4.000');
    expect(textOf(message)).toBe('{limit} at most');
  });
});

it('reports an error in the language of the request, with its mark', () => {
  class Form {
    @MaxLength(1000, withMessage(FIELD_MESSAGES.tooLong))
    text = 'x'.repeat(1001);
  }
  const acceptLanguage = 'de-CH,de;q=0.9';
  const [fault] = requestContext.run({ requestId: 'a', acceptLanguage }, () =>
    validateSync(new Form()),
  );
  expect(fault?.constraints).toEqual({
    maxLength: 'Dieser Text ist zu lang: höchstens 1.000 Zeichen.',
  });
  expect(hasMessage(fault?.contexts?.['maxLength'])).toBe(true);
  expect(hasMessage(undefined)).toBe(false);
});
