import { ApiError } from '@phantom/mf-kit';
import { mockApi, type ApiMock } from '@phantom/mf-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, renderPage } from '../../../testing/render';

jest.mock('../../../shared/forms/password-strength', () => ({
  MIN_PASSWORD_LENGTH: 12,
  byLength: () => 'good',
  loadStrengthMeter: async () => (password: string) =>
    password.includes('qwerty') ? 'weak' : 'strong',
}));

const field = (label: string) => screen.findByLabelText(label);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));
const fillIn = async (password = 'lamp orbit meadow') => {
  await fill(await field('Email'), ' nadia@example.com ');
  await fill(await field('Username'), 'Nadia Brooks');
  await fill(await field('Password'), password);
};

let register: ApiMock<'post', '/api/auth/post-register'>;

beforeEach(() => {
  register = mockApi('post', '/api/auth/post-register', {
    user: { id: 7, name: 'Nadia', email: 'nadia@example.com' },
  });
});

it('shows the success message and the next steps', async () => {
  await renderPage('/register');
  await fillIn();
  await press();

  await waitFor(() =>
    expect(screen.getByText('Register User Successfully')).toHaveAttribute('role', 'status'),
  );
  expect(register).toHaveBeenCalledWith({
    body: {
      email: 'nadia@example.com',
      username: 'Nadia Brooks',
      password: 'lamp orbit meadow',
    },
  });
  const steps = screen.getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('nadia@example.com');
  expect(steps[1]).toHaveTextContent('grants your account a role');
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
});

it('requires all three fields before sending', async () => {
  await renderPage('/register');
  await field('Email');
  await press();

  expect(await screen.findByRole('alert')).toHaveTextContent(/Please enter an email address/);
  expect(await field('Username')).toHaveAccessibleDescription('Please enter your name.');
  expect(await field('Password')).toHaveAccessibleDescription(/at least 12 characters/);
  expect(register).not.toHaveBeenCalled();
});

it('shows the error of the server beside its field and keeps the entered values', async () => {
  const errors = { email: ['There is an account with this address.'] };
  register.mockRejectedValue(new ApiError('Please check', 422, errors));
  await renderPage('/register');
  await fillIn();
  await press();

  expect(await screen.findByRole('alert')).toHaveTextContent('There is an account');
  expect(await field('Email')).toHaveAccessibleDescription(
    'There is an account with this address.',
  );
  expect(await field('Password')).toHaveValue('lamp orbit meadow');
});

it('rates the password while it is typed', async () => {
  await renderPage('/register');
  await fillIn('qwertyqwerty1');
  expect(await screen.findByText('Easy to guess')).toBeInTheDocument();
  await userEvent.clear(await field('Password'));
  await fill(await field('Password'), 'lamp orbit meadow');
  expect(await screen.findByText('Very good')).toBeInTheDocument();
});
