import { pageSlug } from './content-page';

describe('pageSlug', () => {
  it.each([
    ['Overview', 'overview'],
    ['Our Team', 'our-team'],
    [' clearly  defined acquisition criteria ', 'clearly-defined-acquisition-criteria'],
  ])('turns the name %p into the path %p', (name, slug) => {
    expect(pageSlug(name)).toBe(slug);
  });
});
