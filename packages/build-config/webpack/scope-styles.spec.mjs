import { expect, it } from '@jest/globals';
import postcss from 'postcss';
import { scopeStyles } from './scope-styles.mjs';

const scoped = (css) => postcss([scopeStyles('mf-x')]).process(css, { from: undefined }).css;
const flat = (css) => css.replace(/\{\s*/g, '{ ').replace(/\s+/g, ' ').trim();

it('keeps every rule inside the remote, also those in media queries', () => {
  expect(flat(scoped('h1 { color: red } @media (min-width: 1px) { .a { color: red } }'))).toBe(
    '@scope ([data-remote="mf-x"]) { h1 { color: red } @media (min-width: 1px) { .a { color: red } } }',
  );
});

it('does not scope rules that define names for the whole document', () => {
  const css = flat(
    scoped('@font-face { font-family: x } @keyframes glow { to { opacity: 1 } } .a { color: red }'),
  );
  expect(css).toMatch(/^@font-face .* @keyframes glow .* @scope /);
  expect(css).toMatch(/@scope \([^)]*\) \{ \.a \{ color: red \} \}$/);
});

it('does not change a stylesheet without rules', () => {
  expect(scoped('@keyframes glow { to { opacity: 1 } }')).not.toContain('@scope');
  expect(scoped('')).toBe('');
});
