import { act, renderHook } from '@testing-library/react';
import { getStatus } from '../api/status';
import { aStatus } from '../testing/a-status';
import { useFreshStatus } from './use-fresh-status';

jest.mock('../api/status');

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(getStatus).mockReset().mockResolvedValue(aStatus([]));
});
afterEach(() => jest.useRealTimers());

it('polls every ten seconds while the page is visible', async () => {
  const { result, unmount } = renderHook(() => useFreshStatus(aStatus()));
  await pass(9);
  expect(getStatus).not.toHaveBeenCalled();
  await pass(1);
  expect(result.current.status.remotes).toEqual([]);
  const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(60);
  expect(getStatus).toHaveBeenCalledTimes(1);
  sight.mockRestore();
  unmount();
  await pass(60);
  expect(getStatus).toHaveBeenCalledTimes(1);
});
