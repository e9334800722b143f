import { splitPreview, withPreview } from './page-preview.js';

const visitors = (token: string) => ({ token, isVisitor: false });

describe('splitPreview', () => {
  it.each([
    ['/news/1', '/news/1', undefined],
    ['/news?page=2&as=visitor', '/news?page=2&as=visitor', undefined],
    ['/news?preview=abc', '/news', visitors('abc')],
    ['/news?page=2&preview=abc&sort=a%26b', '/news?page=2&sort=a%26b', visitors('abc')],
    ['/news?preview=abc&as=visitor', '/news', { token: 'abc', isVisitor: true }],
    ['/news?as=else&preview=abc', '/news', visitors('abc')],
    ['/news?preview=', '/news', visitors('')],
    ['/news?previews=abc&x', '/news?previews=abc&x', undefined],
  ])('reads %s', (url, address, preview) => {
    expect(splitPreview(url)).toEqual(preview ? { address, preview } : { address });
  });
});

describe('withPreview', () => {
  it.each([
    ['/news', '/news?preview=abc'],
    ['/news?page=2#top', '/news?page=2&preview=abc#top'],
  ])('adds the token to %s', (address, expected) => {
    expect(withPreview(address, visitors('abc'))).toBe(expected);
    const [sent = ''] = expected.split('#');
    expect(splitPreview(sent).preview).toEqual(visitors('abc'));
  });
});
