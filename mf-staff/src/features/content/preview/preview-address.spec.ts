import { previewAddress } from './preview-address';

it.each([
  ['/about', '/about?preview=secret'],
  ['/de/press-release?entry=7#release-7', '/de/press-release?entry=7&preview=secret#release-7'],
])('adds the token to the query of %s', (path, address) => {
  expect(previewAddress(path, 'secret')).toBe(address);
});

it('shows the page as a visitor sees it', () => {
  expect(previewAddress('/about', 'secret', { asVisitor: true })).toBe(
    '/about?preview=secret&as=visitor',
  );
});
