import { ApiError, clearSession, getSession, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiMock, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { mockDashboards } from '../../../testing/dashboards';
import { renderPage } from '../../../testing/render';

const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Log In' }));
const fillIn = async (address = 'nadia@example.com', secret = 'correct horse') => {
  await userEvent.type(await email(), address);
  await userEvent.type(password(), secret);
};

let logIn: ApiMock<'post', '/api/auth/login'>;
let site: ApiMock<'get', '/api/auth/siteinfo'>;

beforeEach(() => {
  clearSession();
  mockDashboards();
  logIn = mockApi('post', '/api/auth/login', aSession());
  site = mockApi('get', '/api/auth/siteinfo', {
    list: [{ phone: '+1 212-555-0142', email: 'info@example.com' }],
  } as ApiReply<'get', '/api/auth/siteinfo'>);
});

afterEach(() => {
  delete document.documentElement.dataset.demo;
});

describe('employee login', () => {
  it('stores the session and opens the dashboard', async () => {
    const { router } = await renderPage('/login');
    await fillIn(' nadia@example.com ');
    await userEvent.click(screen.getByLabelText('Remember me'));
    await press();

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(logIn.mock.lastCall?.[0].body).toEqual({
      email: 'nadia@example.com',
      password: 'correct horse',
      remember: true,
      type: 'admin',
    });
    expect(getSession()).toEqual({ error: 0, ...aSession() });
  });

  it.each([
    ['refused credentials', new ApiError('Invalid credentials', 401), 'Invalid credentials'],
    ['a network failure', new ApiError('We cannot reach the server.', 0), 'We cannot reach'],
  ])('shows an error after %s and keeps the entered values', async (_, error, message) => {
    logIn.mockRejectedValue(error);
    await renderPage('/login');
    await fillIn();
    await press();

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await email()).toHaveValue('nadia@example.com');
    expect(password()).toHaveValue('correct horse');
    expect(getSession()).toBeUndefined();
  });

  it('shows when the next attempt is possible after too many', async () => {
    logIn.mockRejectedValue(new ApiError('Too many attempts', 429, {}, 'id', 240));
    await renderPage('/login');
    await fillIn();
    await press();

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Too many attempts/);
    expect(alert).toHaveTextContent(/You can try again at \d{1,2}:\d{2}/);
  });

  it('explains that the account has no role yet and keeps the entered values', async () => {
    const error = new ApiError('Your account is waiting for a role.', 403);
    logIn.mockRejectedValue(error);
    await renderPage('/login');
    await fillIn();
    await press();

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your account is waiting for a role.');
    expect(alert).toHaveClass('alert-info');
    expect(await email()).toHaveValue('nadia@example.com');
  });

  it('shows who is signed in and links to their dashboard', async () => {
    setSession(aSession());
    await renderPage('/investors/login');
    expect(await screen.findByText(/You are signed in as Nadia Brooks/)).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Go on to your dashboard' });
    expect(link).toHaveAttribute('href', '/dashboard');
  });

  it('redirects a signed-in user to their dashboard', async () => {
    setSession(aSession());
    const { router } = await renderPage('/login');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it.each([
    ['Forgot your password?', '/forgot-password'],
    ['Register', '/register'],
  ])('links to %s', async (name, path) => {
    await renderPage('/login');
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('requires an email address and a password before sending', async () => {
    await renderPage('/login');
    await userEvent.type(await email(), 'nadia');
    await press();

    expect(await screen.findByRole('alert')).toHaveTextContent(/Please enter an email address/);
    expect(await email()).toBeInvalid();
    expect(await email()).toHaveAccessibleDescription(/Please enter an email address/);
    expect(password()).toHaveAccessibleDescription('Please enter your password.');
    expect(logIn).not.toHaveBeenCalled();
  });

  it('shows the error of the server beside its field', async () => {
    const errors = { email: ['email must be shorter', 'second'] };
    logIn.mockRejectedValue(new ApiError('Please check', 422, errors));
    await renderPage('/login');
    await fillIn();
    await press();

    await waitFor(async () =>
      expect(await email()).toHaveAccessibleDescription('email must be shorter'),
    );
  });

  it('fills in the demonstration account only in demonstration mode', async () => {
    const view = await renderPage('/login');
    expect(await email()).toHaveValue('');
    view.unmount();

    document.documentElement.dataset.demo = 'true';
    await renderPage('/login');
    expect(await email()).toHaveValue('employee@example.com');
    expect(password()).toHaveValue('phantom-demo-2026');
  });
});

it.each([
  ['/login', 'Investor Login', '/investors/login'],
  ['/investors/login', 'Employee Login', '/login'],
])('links from %s to the other login page', async (path, name, other) => {
  const { router } = await renderPage(path);
  await userEvent.click(await screen.findByRole('link', { name }));
  await waitFor(() => expect(router.state.location.pathname).toBe(other));
});

describe('investor login', () => {
  beforeEach(() => {
    logIn = mockApi('post', '/api/auth/login', aSession({ type: 'Investor' }));
  });

  it('signs in as an investor and opens the portal', async () => {
    const { router } = await renderPage('/investors/login');
    await fillIn();
    await press();

    await waitFor(() => expect(router.state.location.pathname).toBe('/investors'));
    expect(logIn.mock.lastCall?.[0].body).toMatchObject({ type: 'Investor' });
  });

  it('shows the message of the server when it refuses', async () => {
    logIn.mockRejectedValue(new ApiError('Invalid credentials', 401));
    await renderPage('/investors/login');
    await fillIn();
    await press();

    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials');
  });

  it('shows the welcome and a contact for help', async () => {
    await renderPage('/investors/login');

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Welcome to the Investor Portal',
    );
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('+1 212-555-0142')).toHaveAttribute('href', 'tel:+12125550142');
    expect(link('info@example.com')).toHaveAttribute('href', 'mailto:info@example.com');
    expect(link('Sign Up')).toHaveAttribute('href', '/register');
  });

  it('works without the contact data', async () => {
    site.mockRejectedValue(new ApiError('No answer', 503));
    await renderPage('/investors/login');

    expect(await email()).toBeInTheDocument();
    expect(screen.queryByText(/Need help/)).not.toBeInTheDocument();
  });
});
