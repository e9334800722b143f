import { onPathChange } from './remote-route';

const from = (current: string, next: string) =>
  onPathChange({
    currentUrl: new URL(current, 'https://site.example'),
    nextUrl: new URL(next, 'https://site.example'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  });

it.each([
  ['another query', '/training', '/training?page=2', false],
  ['another path', '/training', '/dashboard', true],
  ['another path and query', '/training?page=2', '/dashboard', true],
  ['the same address, as for a retry', '/training?page=2', '/training?page=2', true],
])('decides for %s', (_, current, next, loadsAgain) => {
  expect(from(current, next)).toBe(loadsAgain);
});
