import { ApiError, clearSession, getSession } from '@phantom/mf-kit';
import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast, getToasts } from '../../../shared/components/toasts';
import { aSession } from '../../../testing/a-session';
import { mockDashboards } from '../../../testing/dashboards';
import { fill, renderPage } from '../../../testing/render';

jest.mock('../../../shared/forms/password-strength', () => ({
  MIN_PASSWORD_LENGTH: 12,
  byLength: () => 'good',
  loadStrengthMeter: async () => () => 'strong',
}));

const over = new ApiError('This link has been used or its time is over.', 410);
const choose = async (password = 'lamp orbit meadow') => {
  await fill(await screen.findByLabelText('New password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
};

const mockLink = (over: Partial<ApiReply<'post', '/api/auth/password-link'>> = {}) =>
  mockApi('post', '/api/auth/password-link', {
    ...{ purpose: 'reset', email: 'nadia@example.com', name: 'Nadia' },
    ...over,
  });
const mockSetPassword = (over: Partial<ApiReply<'post', '/api/auth/set-password'>> = {}) =>
  mockApi('post', '/api/auth/set-password', {
    ...{ email: 'nadia@example.com', type: 'admin', session: null },
    ...over,
  });
let link: ReturnType<typeof mockLink>;
let setPassword: ReturnType<typeof mockSetPassword>;

beforeEach(() => {
  clearSession();
  mockDashboards();
  link = mockLink();
  setPassword = mockSetPassword();
});

it('moves the token into the fragment, which servers never see', async () => {
  const { router } = await renderPage('/set-password?token=s3cret');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(router.state.location.hash).toBe('#token=s3cret');
  expect(await screen.findByText('nadia@example.com')).toBeInTheDocument();
  expect(link).toHaveBeenCalledWith({ body: { token: 's3cret' } });
});

it('sets the password and links to the login page of the account', async () => {
  await renderPage('/set-password#token=s3cret');
  await choose();
  expect(await screen.findByText('Your password has been set.')).toBeInTheDocument();
  expect(setPassword).toHaveBeenCalledWith({
    body: { token: 's3cret', password: 'lamp orbit meadow' },
  });
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
});

it.each([
  ['an investor', 'Investor', '/investors/login'],
  ['somebody without a role', null, null],
] as const)('tells %s the next step', async (_who, type, door) => {
  mockSetPassword({ type });
  await renderPage('/set-password#token=s3cret');
  await choose();
  await screen.findByText('Your password has been set.');
  const logIn = screen.queryByRole('link', { name: 'Log In' });
  expect(logIn?.getAttribute('href') ?? null).toBe(door);
});

it.each([
  ['an investor', 'Investor', '/investors'],
  ['an employee', 'admin', '/dashboard'],
] as const)('signs %s in by a first password with one toast', async (_who, type, home) => {
  const session = { error: 0, ...aSession({ type }) } as const;
  mockSetPassword({ type, session });
  const { router } = await renderPage('/set-password#token=s3cret');
  await choose();
  await waitFor(() => expect(router.state.location.pathname).toBe(home));
  expect(getSession()).toEqual(session);
  expect(getToasts().map(({ text }) => text)).toEqual([
    'Your password is set, and you are signed in.',
  ]);
  for (const { id } of getToasts()) dismissToast(id);
});

it('greets an invited person', async () => {
  mockLink({ purpose: 'invite', name: 'Ada' });
  await renderPage('/set-password#token=s3cret');
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeInTheDocument();
});

it('shows that the link has expired and where to get a new one', async () => {
  link.mockRejectedValue(over);
  await renderPage('/set-password#token=s3cret');
  expect(await screen.findByRole('alert')).toHaveTextContent(over.message);
  const again = screen.getByRole('link', { name: 'Ask for a new link' });
  expect(again).toHaveAttribute('href', '/forgot-password');
});

it('shows an expired link when it expires while the password is typed', async () => {
  setPassword.mockRejectedValue(over);
  await renderPage('/set-password#token=s3cret');
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent(over.message);
});

it('keeps the form open when the server refuses the password', async () => {
  const errors = { password: ['This password is too easy to guess.'] };
  setPassword.mockRejectedValue(new ApiError('Please check', 422, errors));
  await renderPage('/set-password#token=s3cret');
  await choose('qwertyqwerty1');
  expect(await screen.findByRole('alert')).toHaveTextContent('too easy to guess');
  expect(screen.getByLabelText('New password')).toHaveValue('qwertyqwerty1');
});

it('checks the link again when the server was unreachable', async () => {
  link.mockRejectedValueOnce(new ApiError('We cannot reach the server.', 0));
  await renderPage('/set-password#token=s3cret');
  expect(await screen.findByRole('alert')).toHaveTextContent('We cannot reach the server.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('New password')).toBeInTheDocument();
});

it('shows that an address without a token is incomplete', async () => {
  await renderPage('/set-password');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete.');
  expect(link).not.toHaveBeenCalled();
});

it('shows an incomplete link when the server rejects the token as malformed', async () => {
  const errors = { token: ['This link is incomplete. Please open it once more from the email.'] };
  link.mockRejectedValue(new ApiError('Please check', 422, errors));
  await renderPage('/set-password#token=far-too-long');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete.');
});
