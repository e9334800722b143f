import { PERFORMANCE, replaceMarked } from './write-report.js';

const page = ['before', '<!-- bench:a -->', 'old', '<!-- /bench:a -->', 'after'].join('\n');

it('replaces the text between the marks, also a second time', () => {
  const once = replaceMarked(page, PERFORMANCE, 'a', '| new |');
  expect(once).toBe('before\n<!-- bench:a -->\n\n| new |\n\n<!-- /bench:a -->\nafter');
  expect(replaceMarked(once, PERFORMANCE, 'a', '| new |')).toBe(once);
});

it('throws with the missing marks', () => {
  expect(() => replaceMarked(page, PERFORMANCE, 'b', 'x')).toThrow('has no <!-- bench:b -->');
});
