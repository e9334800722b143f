import { ApiError } from '@phantom/mf-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render';
import { requestPasswordLink } from '../api/authentication';

jest.mock('../api/authentication');

const ask = async (email: string) => {
  await renderPage('/forgot-password');
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
};

beforeEach(() => {
  jest.mocked(requestPasswordLink).mockReset().mockResolvedValue({ error: 0, message: 'Sent' });
});

it('shows the success message and links back', async () => {
  await ask('nadia@example.com ');
  const words = 'Reset link are sended to your mailbox, check there first';
  expect(await screen.findByText(words)).toHaveAttribute('role', 'status');
  expect(requestPasswordLink).toHaveBeenCalledWith('nadia@example.com');
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
});

it('shows when the next link can be requested and keeps the address', async () => {
  jest.mocked(requestPasswordLink).mockRejectedValue(new ApiError('Too many', 429, {}, 'id', 600));
  await ask('nadia@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(/You can try again at/);
  expect(screen.getByLabelText('Email')).toHaveValue('nadia@example.com');
});

it('requires an email address before sending', async () => {
  await ask('nadia');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Please enter an email address/);
  expect(requestPasswordLink).not.toHaveBeenCalled();
});
