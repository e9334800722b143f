import { byNewest, mergePages } from './list-enquiries';

const keys = (...texts: string[]) => texts.map((key) => ({ key }));
const T1 = '2026-11-20T15:01:00.000Z';
const T2 = '2026-11-20T15:02:00.000Z';
const T3 = '2026-11-20T15:03:00.000Z';

describe('byNewest', () => {
  it('compares by time, then kind, then id', () => {
    const sorted = keys(
      `${T1}_listing_9`,
      `${T2}_contact_2`,
      `${T2}_contact_10`,
      `${T2}_investor_1`,
    );
    expect(sorted.sort(byNewest)).toEqual(
      keys(`${T2}_investor_1`, `${T2}_contact_10`, `${T2}_contact_2`, `${T1}_listing_9`),
    );
  });
});

describe('mergePages', () => {
  const content = { list: keys(`${T3}_contact_1`, `${T1}_contact_2`), more: false };
  const listings = { list: keys(`${T2}_listing_5`), more: false };

  it('merges the pages of several services', () => {
    expect(mergePages([content, listings], 10, false)).toEqual({
      list: keys(`${T3}_contact_1`, `${T2}_listing_5`, `${T1}_contact_2`),
      more: false,
    });
  });

  it('cuts entries beyond the limit and reports that there are more', () => {
    expect(mergePages([content, listings], 2, false)).toEqual({
      list: keys(`${T3}_contact_1`, `${T2}_listing_5`),
      more: true,
    });
  });

  it('reports more when only a service has more', () => {
    expect(mergePages([{ ...content, more: true }], 2, false).more).toBe(true);
  });

  it('takes the entries next to the cursor when newer ones are requested', () => {
    expect(mergePages([content, listings], 2, true)).toEqual({
      list: keys(`${T2}_listing_5`, `${T1}_contact_2`),
      more: true,
    });
  });
});
