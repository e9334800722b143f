import { ApiError, clearSession, setSession, type SessionUser } from '@phantom/mf-kit';
import { renderRoutes } from '@phantom/mf-kit/testing';
import { screen } from '@testing-library/react';
import { aSession } from '../testing/a-session';
import { requireAccess } from './access';
import { StaffError } from './components/staff-error';

const load = jest.fn(async () => 'private');
const Component = () => <h1>Private</h1>;

const open = (over: Partial<SessionUser>) => {
  setSession(aSession(over));
  const page = { path: '/page', lazy: async () => ({ loader: load, Component }) };
  return renderRoutes({
    name: 'mf-staff',
    routes: [
      {
        ErrorBoundary: StaffError,
        children: requireAccess({ type: 'admin', right: 'people' }, [page]),
      },
    ],
    locales: (language) => import(`../../locales/${language}.json`),
    path: '/page',
  });
};

beforeEach(() => {
  clearSession();
  load.mockClear();
});

it('renders a page for users with access', async () => {
  await open({ type: 'admin', rights: ['people'] });
  expect(await screen.findByRole('heading', { name: 'Private' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it.each([
  ['an investor', { type: 'Investor' }, /for the employees/, '/investors'],
  ['somebody whose role was taken', { type: null }, /no role yet/, '/dashboard'],
  ['an employee without the right', { type: 'admin' }, /who manage people/, '/dashboard'],
] as const)(
  'tells %s that the page is not available and calls no service',
  async (_who, over, text, home) => {
    await open(over);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('This page is not for your account');
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To your dashboard' })).toHaveAttribute('href', home);
    expect(load).not.toHaveBeenCalled();
  },
);

it('leads from a page that cannot be loaded to the dashboard', async () => {
  load.mockRejectedValueOnce(new ApiError('It does not work', 500));
  await open({ type: 'admin', rights: ['people'] });
  expect(await screen.findByText('It does not work')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To your dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(screen.queryByRole('link', { name: 'Back to the home page' })).toBeNull();
});
