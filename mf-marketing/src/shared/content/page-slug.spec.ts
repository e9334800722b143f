import { pageSlug } from './page-slug';

describe('pageSlug', () => {
  it.each([
    ['Overview', 'overview'],
    ['Our Team', 'our-team'],
    [' clearly  defined acquisition criteria ', 'clearly-defined-acquisition-criteria'],
  ])('makes %p the path %p', (name, slug) => {
    expect(pageSlug(name)).toBe(slug);
  });
});
