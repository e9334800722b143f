import { ApiError } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render';

const mockConfirm = (type: 'Investor' | null = null) =>
  mockApi('post', '/api/auth/confirm-email', { email: 'nadia@example.com', type });
let confirmEmail: ReturnType<typeof mockConfirm>;

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Confirm my address' }));

beforeEach(() => {
  confirmEmail = mockConfirm();
});

it('confirms on a click, not on opening', async () => {
  await renderPage('/confirm-email#token=s3cret');
  await screen.findByRole('button', { name: 'Confirm my address' });
  expect(confirmEmail).not.toHaveBeenCalled();

  await press();
  expect(await screen.findByText('nadia@example.com is confirmed.')).toBeInTheDocument();
  expect(confirmEmail).toHaveBeenCalledWith({ body: { token: 's3cret' } });
  expect(screen.getByText(/grants your account a role/)).toBeInTheDocument();
});

it('links an account with a role to its login page', async () => {
  mockConfirm('Investor');
  await renderPage('/confirm-email#token=s3cret');
  await press();
  const link = await screen.findByRole('link', { name: 'Log In' });
  expect(link).toHaveAttribute('href', '/investors/login');
});

it('shows that the link has expired', async () => {
  confirmEmail.mockRejectedValue(new ApiError('This link has been used.', 410));
  await renderPage('/confirm-email#token=s3cret');
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used.');
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
});

it('shows that an address without a token is incomplete', async () => {
  await renderPage('/confirm-email');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete.');
  expect(screen.queryByRole('button', { name: 'Confirm my address' })).not.toBeInTheDocument();
});
