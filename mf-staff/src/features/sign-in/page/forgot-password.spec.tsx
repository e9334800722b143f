import { ApiError } from '@phantom/mf-kit';
import { mockApi, type ApiMock } from '@phantom/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render';

let linkRequest: ApiMock<'post', '/api/auth/forget-pwd'>;

const ask = async (email: string) => {
  await renderPage('/forgot-password');
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
};

beforeEach(() => {
  linkRequest = mockApi('post', '/api/auth/forget-pwd', {});
});

it('shows the success message and links back', async () => {
  await ask('nadia@example.com ');
  const words = 'Reset link are sended to your mailbox, check there first';
  expect(await screen.findByText(words)).toHaveAttribute('role', 'status');
  expect(linkRequest).toHaveBeenCalledWith({ body: { email: 'nadia@example.com' } });
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
});

it('shows when the next link can be requested and keeps the address', async () => {
  linkRequest.mockRejectedValue(new ApiError('Too many', 429, {}, 'id', 600));
  await ask('nadia@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(/You can try again at/);
  expect(screen.getByLabelText('Email')).toHaveValue('nadia@example.com');
});

it('requires an email address before sending', async () => {
  await ask('nadia');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Please enter an email address/);
  expect(linkRequest).not.toHaveBeenCalled();
});
