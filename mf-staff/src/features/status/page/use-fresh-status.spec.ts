import { mockApi } from '@phantom/mf-kit/testing';
import { act, renderHook } from '@testing-library/react';
import { aStatus } from '../testing/a-status';
import { useFreshStatus } from './use-fresh-status';

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

// Only the intervals: a response takes real time.
beforeEach(() => {
  const others = ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] as const;
  jest.useFakeTimers({ doNotFake: [...others, 'nextTick', 'queueMicrotask', 'Date'] });
});
afterEach(() => jest.useRealTimers());

it('polls every ten seconds while the page is visible', async () => {
  const getStatus = mockApi('get', '/api/site/status', aStatus([]));
  const { result, unmount } = renderHook(() => useFreshStatus(aStatus()));
  pass(9);
  expect(getStatus).not.toHaveBeenCalled();
  pass(1);
  // Without `waitFor`, which needs the intervals.
  while (result.current.status.remotes.length > 0) {
    await act(() => new Promise((next) => setTimeout(next)));
  }
  const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  pass(60);
  expect(getStatus).toHaveBeenCalledTimes(1);
  sight.mockRestore();
  unmount();
  pass(60);
  expect(getStatus).toHaveBeenCalledTimes(1);
});
