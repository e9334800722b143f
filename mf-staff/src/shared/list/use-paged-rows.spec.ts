import { readPage } from './use-paged-rows';

const read = (search: string, rowCount = 42) => readPage(new URLSearchParams(search), rowCount);

describe('readPage', () => {
  it('starts with the first ten rows', () => {
    expect(read('')).toEqual({ page: 1, size: 10 });
  });

  it('reads page and size from the address', () => {
    expect(read('page=2&size=25')).toEqual({ page: 2, size: 25 });
  });

  it.each(['size=7', 'size=1000', 'size=x', 'size=-10'])('ignores other sizes: %s', (search) => {
    expect(read(search).size).toBe(10);
  });

  it.each([
    ['page=99', 5],
    ['page=0', 1],
    ['page=-3', 1],
    ['page=two', 1],
    ['page=2.9', 2],
  ])('limits %s to page %i', (search, page) => {
    expect(read(search).page).toBe(page);
  });

  it('has one page without rows', () => {
    expect(read('page=3', 0).page).toBe(1);
  });
});
