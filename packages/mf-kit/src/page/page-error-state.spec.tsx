import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiError } from '../api/unwrap';
import { PageErrorState } from './page-error-state';

const RETRY_AFTER = 3;
/** In milliseconds, with the largest random part. */
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

it('reloads a page that was refused with 503 after Retry-After', async () => {
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

it('reloads in a hidden tab when the tab becomes visible', async () => {
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

it('does not reload after any other error', async () => {
  load.mockImplementation(refused(500));
  await open();
  await act(() => jest.advanceTimersByTimeAsync(10 * WAIT));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).toBeNull();
});
