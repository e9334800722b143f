import { findPage, slugOf } from './content-route';

describe('findPage', () => {
  const PAGES = [{ slug: 'podcast' }, { slug: 'videos' }];

  it('finds the page of the path, in any language', () => {
    expect(findPage(PAGES, slugOf('https://site.example/de/videos?play=1'))).toBe(PAGES[1]);
  });

  it('throws a 404 when the section has no such page', () => {
    expect(() => findPage(PAGES, slugOf('https://site.example/'))).toThrow(
      expect.objectContaining({ init: { status: 404 } }),
    );
  });
});
