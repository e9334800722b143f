import { MaxLength, validateSync } from 'class-validator';
import { requestContext } from '../context/request-context.js';
import { defineMessages, hasMessage, withMessage } from './message.js';
import { FIELD_MESSAGES, MESSAGES } from './messages.js';

it('keeps the English texts of the contract unchanged', () => {
  expect(MESSAGES.credentials()).toBe('Invalid credentials');
  expect(MESSAGES.notFound()).toBe('Sorry! the page you are looking for could not be found');
  expect(MESSAGES.fault()).toBe('Sorry! something went wrong, please contact our support team');
});

describe('message', () => {
  const others = { de: { most: 'bis {{limit}}' }, it: { most: '' }, ru: { most: '' } };
  const texts = { en: { most: '{{limit}} at most' }, ...others, es: { most: '' } };
  const { en, ...translations } = texts;
  const { most } = defineMessages('test', en, translations);

  it('formats numbers by language', () => {
    expect(most('en', { limit: 4000 })).toBe('4,000 at most');
    expect(most('de', { limit: 4000 })).toBe('bis 4.000');
  });

  it('inserts values literally', () => {
    const limit = '<b>{{limit}} $t(most) $1 $& {limit}</b>';
    expect(most('de', { limit })).toBe(`bis ${limit}`);
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
