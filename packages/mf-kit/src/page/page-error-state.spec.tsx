import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiError } from '../api/unwrap';
import { PageErrorState } from './page-error-state';

const RETRY_AFTER = 3;
/** Milliseconds, with the most that is added at random. */
const WAIT = RETRY_AFTER * 1500;

let load: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  load = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = async () => {
  const routes = [
    { path: '/', loader: load, Component: () => 'content', ErrorBoundary: PageErrorState },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
};

const refused = (status: number) => async () => {
  throw new ApiError('Too much to do', status, {}, undefined, RETRY_AFTER);
};

const answered = () => new Promise((resolve) => setTimeout(() => resolve(null), 100));

it('loads a page that was refused with 503 again after Retry-After, and not before', async () => {
  load.mockImplementationOnce(refused(503)).mockImplementation(answered);
  await open();
  expect(screen.getByText('Too much to do')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('retryingSoon');
  await act(() => jest.advanceTimersByTimeAsync(RETRY_AFTER * 1000 - 1));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(WAIT));
  expect(load).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads it in a hidden tab when the tab is shown again', async () => {
  load.mockImplementationOnce(refused(503)).mockResolvedValue(null);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await open();
  await act(() => jest.advanceTimersByTimeAsync(10 * WAIT));
  expect(load).toHaveBeenCalledTimes(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(load).toHaveBeenCalledTimes(2);
});

it('leaves every other failure to the reader', async () => {
  load.mockImplementation(refused(500));
  await open();
  await act(() => jest.advanceTimersByTimeAsync(10 * WAIT));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).toBeNull();
});
