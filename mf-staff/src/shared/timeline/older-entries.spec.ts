import { act, renderHook } from '@testing-library/react';
import { useOlderEntries } from './older-entries';

/** Entries with descending ids, and the `next` of older ones. */
const part = (from: number, to: number) => ({
  list: Array.from({ length: from - to + 1 }, (_, index) => ({ id: from - index })),
  next: to > 1 ? to : null,
});
const fetchBefore = jest.fn((next: number) => Promise.resolve(part(next - 1, next - 3)));

const loadOlder = async () => {
  const hook = renderHook(({ latest }) => useOlderEntries(latest, fetchBefore), {
    initialProps: { latest: part(9, 7) },
  });
  await act(() => hook.result.current.load());
  const ids = () => hook.result.current.entries.map(({ id }) => id);
  return { ...hook, ids };
};

it('keeps entries that left the latest page when new ones arrived', async () => {
  const { rerender, ids, result } = await loadOlder();
  rerender({ latest: part(11, 9) });
  expect(ids()).toEqual([11, 10, 9, 8, 7, 6, 5, 4]);

  await act(() => result.current.load());
  expect(fetchBefore).toHaveBeenLastCalledWith(4);
  expect(ids()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(result.current.hasMore).toBe(false);
});

it('shows no history with a gap: the entries between must be loaded', async () => {
  const { rerender, ids, result } = await loadOlder();
  rerender({ latest: part(14, 12) });
  expect(ids()).toEqual([14, 13, 12]);

  await act(() => result.current.load());
  expect(fetchBefore).toHaveBeenLastCalledWith(12);
  expect(ids()).toEqual([14, 13, 12, 11, 10, 9]);
});
