import { findPage, slugOf } from './find-page';

const PAGES = [{ slug: 'podcast' }, { slug: 'videos' }];

it('finds the page that the path names, in any language', () => {
  expect(findPage(PAGES, slugOf('https://site.example/de/videos?play=1'))).toBe(PAGES[1]);
});

it('is a 404 where the section has no such page', () => {
  expect(() => findPage(PAGES, slugOf('https://site.example/'))).toThrow(
    expect.objectContaining({ init: { status: 404 } }),
  );
});
