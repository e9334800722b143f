import { checkPassword } from './password-policy.js';
import { PASSWORD_MESSAGES } from '../common/messages.js';

const person = { email: 'emma.clarke@example.com', name: 'Emma Clarke' };
const { tooShort, tooLong, tooEasy } = PASSWORD_MESSAGES;

describe('password policy', () => {
  it.each([
    ['eleven characters', 'ab-47-xy!zw', tooShort],
    ['eleven characters of two code units each', '🏠'.repeat(11), tooShort],
    ['129 characters', `${'river lantern oak '.repeat(7)}abc`, tooLong],
    ['a common password', 'password1234', tooEasy],
    ['a row of the keyboard', 'qwertyuiop12', tooEasy],
    ['one repeated character', 'aaaaaaaaaaaaaaaa', tooEasy],
    ['digits in order', '123456789012', tooEasy],
    ['the password of the demo accounts', 'phantom-demo-2026', tooEasy],
    ["the person's name and a year", 'Emma.Clarke2026', tooEasy],
    ["the person's email address", 'emma.clarke@example.com', tooEasy],
  ])('refuses %s', (_, password, message) => {
    expect(checkPassword(password, person)).toBe(message);
  });

  it.each([
    'a river under glass',
    'river-lantern-42',
    'Haus am See im Winter',
    'тихая река под стеклом',
  ])('accepts %s', (password) => {
    expect(checkPassword(password, person)).toBeUndefined();
  });
});
