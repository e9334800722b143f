import { act, screen, within } from '@testing-library/react';
import { renderPart } from '../../testing/render';
import { toast, Toasts } from './toasts';

const region = () => within(screen.getByRole('status'));
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

beforeEach(async () => {
  await renderPart(<Toasts />);
  await screen.findByRole('status');
  jest.useFakeTimers();
});

afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

it('shows each message for seven seconds in a region that exists before', () => {
  act(() => toast('The deed was saved'));
  pass(4);
  act(() => toast('The deed was removed'));
  expect(region().getByText('The deed was saved')).toBeVisible();

  pass(3);
  expect(region().queryByText('The deed was saved')).not.toBeInTheDocument();
  expect(region().getByText('The deed was removed')).toBeVisible();

  pass(4);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('removes a message by its close button', () => {
  act(() => toast('The deed was saved'));
  act(() => toast('The deed was removed'));
  const [cross] = region().getAllByRole('button', { name: 'Close' });
  act(() => cross?.click());

  expect(region().queryByText('The deed was saved')).not.toBeInTheDocument();
  expect(region().getByText('The deed was removed')).toBeVisible();
});
