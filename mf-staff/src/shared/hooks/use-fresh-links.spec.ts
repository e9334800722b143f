import { act, renderHook } from '@testing-library/react';
import { useFreshLinks } from './use-fresh-links';

const revalidate = jest.fn();
jest.mock('@phantom/mf-kit', () => ({ useRevalidator: () => ({ revalidate }) }));

const MINUTE = 60_000;
const visibility = jest.spyOn(document, 'visibilityState', 'get');
const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * MINUTE));
const look = () => act(() => document.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => {
  jest.useFakeTimers();
  revalidate.mockClear();
  visibility.mockReturnValue('visible');
});

afterEach(() => jest.useRealTimers());

describe('useFreshLinks', () => {
  it('reloads every ten minutes, before links to files expire', () => {
    renderHook(useFreshLinks);
    pass(9);
    expect(revalidate).not.toHaveBeenCalled();
    pass(1);
    expect(revalidate).toHaveBeenCalledTimes(1);
    pass(10);
    expect(revalidate).toHaveBeenCalledTimes(2);
  });

  it('skips a hidden tab and reloads once when it becomes visible', () => {
    renderHook(useFreshLinks);
    visibility.mockReturnValue('hidden');
    pass(45);
    expect(revalidate).not.toHaveBeenCalled();

    visibility.mockReturnValue('visible');
    look();
    look();
    expect(revalidate).toHaveBeenCalledTimes(1);
  });

  it('stops with its page', () => {
    const { unmount } = renderHook(useFreshLinks);
    unmount();
    pass(30);
    look();
    expect(revalidate).not.toHaveBeenCalled();
  });
});
