import { PASSWORD_MESSAGES } from './password-messages.js';
import { passwordFault } from './password-rules.js';

const person = { email: 'emma.clarke@example.com', name: 'Emma Clarke' };
const { tooShort, tooLong, tooEasy } = PASSWORD_MESSAGES;

it.each([
  ['eleven chars', 'ab-47-xy!zw', tooShort],
  ['eleven characters of two units each', '🏠'.repeat(11), tooShort],
  ['129 characters', `${'river lantern oak '.repeat(7)}abc`, tooLong],
  ['one of the commonest', 'password1234', tooEasy],
  ['a row of the keyboard', 'qwertyuiop12', tooEasy],
  ['one character again and again', 'aaaaaaaaaaaaaaaa', tooEasy],
  ['digits in order', '123456789012', tooEasy],
  ['that of the demo accounts', 'phantom-demo-2026', tooEasy],
  ["the person's own name and a year", 'Emma.Clarke2026', tooEasy],
  ['the email address', 'emma.clarke@example.com', tooEasy],
])('refuses %s', (_, password, message) => {
  expect(passwordFault(password, person)).toBe(message);
});

it.each([
  'a river under glass',
  'river-lantern-42',
  'Haus am See im Winter',
  'тихая река под стеклом',
])('takes %s', (password) => {
  expect(passwordFault(password, person)).toBeUndefined();
});
