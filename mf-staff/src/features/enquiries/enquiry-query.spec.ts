import {
  hasFilters,
  readFilters,
  readPosition,
  toListQuery,
  withPosition,
  writeFilters,
} from './enquiry-query';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('filters in the address', () => {
  it('default to open enquiries', () => {
    expect(read('')).toEqual({ view: 'open' });
    expect(toListQuery(read(''))).toEqual({ state: ['new', 'in_progress'] });
    expect(writeFilters(read('')).toString()).toBe('');
    expect(hasFilters(read('view=spam'))).toBe(false);
  });

  it('are read back as they were written', () => {
    const search =
      'view=all&kind=listing&assignee=7&search=roof+deck&from=2026-11-01&to=2026-11-20';
    expect(writeFilters(read(search)).toString()).toBe(search);
    expect(toListQuery(read(search))).toMatchObject({
      state: ['new', 'in_progress', 'answered', 'closed'],
      search: 'roof deck',
    });
    expect(hasFilters(read(search))).toBe(true);
  });

  it('have no more words than the services accept', () => {
    expect(read(`search=${'a+'.repeat(60)}`).search).toBe('a a a a a a a a');
  });

  it.each([
    'view=none',
    'kind=letter',
    'assignee=x',
    'from=2026-13-45',
    'to=20.11.2026',
    'search=+',
  ])('ignore invalid values: %s', (search) =>
    expect(writeFilters(read(search)).toString()).toBe(''),
  );
});

describe('position in the address', () => {
  const key = '2026-11-20T15:01:00.000Z_contact_9';

  it('is the page of the given size before or after an enquiry', () => {
    expect(readPosition(new URLSearchParams(`size=50&before=${key}`))).toEqual({
      size: 50,
      before: key,
    });
    expect(withPosition(new URLSearchParams('view=all'), { size: 50, after: key }).toString()).toBe(
      `view=all&size=50&after=${encodeURIComponent(key)}`,
    );
  });

  it.each(['size=7', 'before=9', 'after=x_contact_1'])('is the first page for %s', (search) => {
    expect(readPosition(new URLSearchParams(search))).toEqual({ size: 25 });
  });
});
