import { ApiError, getSession, navigateTo, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiMock, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { fill, renderPage } from '../../../testing/render';
import type { Login } from '../api/profile';

jest.mock('../../../shared/files/save-file');
jest.mock('../../../shared/forms/password-strength', () => ({
  MIN_PASSWORD_LENGTH: 12,
  byLength: () => 'good',
  loadStrengthMeter: async () => () => 'strong',
}));
jest.mock('@phantom/mf-kit', () => ({
  ...jest.requireActual<object>('@phantom/mf-kit'),
  navigateTo: jest.fn(),
}));

const login = (over: Partial<Login>): Login => ({
  id: 'a',
  current: false,
  created_at: '2026-10-01T12:00:00.000Z',
  last_used_at: '2026-10-01T13:00:00.000Z',
  device: 'Firefox on Windows',
  remember: false,
  ...over,
});
let getProfile: ApiMock<'get', '/api/auth/profile'>;
let endLogin: ApiMock<'post', '/api/auth/sessions/{id}/end'>;
let endAllLogins: ApiMock<'post', '/api/auth/logout-everywhere'>;
let renameAccount: ApiMock<'patch', '/api/auth/profile'>;
let changePassword: ApiMock<'post', '/api/auth/change-password'>;

const show = async () => {
  await renderPage('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.resetAllMocks();
  window.sessionStorage.clear();
  mockApi('get', '/api/auth/siteinfo', {
    list: [{ phone: '+1 212-555-0142', email: 'info@phantom.example' }],
  } as ApiReply<'get', '/api/auth/siteinfo'>);
  setSession(aSession());
  const account = { ...aSession().user, created_at: '2026-01-05T12:00:00.000Z' };
  getProfile = mockApi('get', '/api/auth/profile', {
    list: [account],
    sessions: [login({ id: 'b', current: true, device: 'Chrome on macOS' }), login({})],
  });
  endLogin = mockApi('post', '/api/auth/sessions/{id}/end', {});
  endAllLogins = mockApi('post', '/api/auth/logout-everywhere', {});
  renameAccount = mockApi('patch', '/api/auth/profile', { list: [account], sessions: [] });
  changePassword = mockApi('post', '/api/auth/change-password', () =>
    Response.json({ error: 0, message: 'Your password has been changed.' }),
  );
});

it('marks the current sign-in and links it to the logout page', async () => {
  await show();
  const own = screen.getByText('Chrome on macOS').closest('li') as HTMLElement;
  expect(own).toHaveTextContent('This device');
  expect(within(own).getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout');
});

it('ends another sign-in with the password and moves the focus to the list', async () => {
  await show();
  await press('Sign out Firefox on Windows');
  const question = await screen.findByRole('dialog', { name: 'Sign out Firefox on Windows?' });
  const password = within(question).getByLabelText('Current password');
  await userEvent.click(within(question).getByRole('button', { name: 'Sign out' }));
  expect(password).toHaveAccessibleDescription('Please enter your password.');
  expect(endLogin).not.toHaveBeenCalled();

  const errors = { current_password: ['This is not your current password.'] };
  endLogin.mockRejectedValueOnce(new ApiError('Please check', 422, errors));
  await fill(password, 'wrong');
  await userEvent.click(within(question).getByRole('button', { name: 'Sign out' }));
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription('This is not your current password.'),
  );

  await fill(password, ' no more');
  await userEvent.click(within(question).getByRole('button', { name: 'Sign out' }));
  const body = { current_password: 'wrong no more' };
  await waitFor(() => expect(endLogin).toHaveBeenLastCalledWith({ path: { id: 'a' }, body }));
  await waitFor(() => expect(screen.getByRole('heading', { name: /signed in/ })).toHaveFocus());
  expect(getProfile).toHaveBeenCalledTimes(2);
});

it('signs out everywhere including this browser', async () => {
  await show();
  await press('Sign out everywhere');
  const question = await screen.findByRole('dialog', { name: 'Sign out everywhere?' });
  await fill(within(question).getByLabelText('Current password'), 'lamp orbit meadow');
  await userEvent.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('/home', { replace: true }));
  const body = { current_password: 'lamp orbit meadow' };
  expect(endAllLogins).toHaveBeenCalledWith({ body });
  expect(getSession()).toBeUndefined();
});

it('changes the name in the whole frame at once, and shows it in the form', async () => {
  await show();
  await userEvent.clear(screen.getByLabelText('Name'));
  await fill(screen.getByLabelText('Name'), 'Nadia Stone ');
  await press('Save name');
  await waitFor(() => expect(getSession()?.user.name).toBe('Nadia Stone'));
  expect(renameAccount).toHaveBeenCalledWith({ body: { name: 'Nadia Stone' } });
  await waitFor(() => expect(getProfile).toHaveBeenCalledTimes(2));
  expect(screen.getByLabelText('Name')).toHaveValue('Nadia Stone');
});

it('changes the password and shows a wrong current password beside its field', async () => {
  const errors = { current_password: ['This is not your current password.'] };
  changePassword.mockRejectedValueOnce(new ApiError('Please check', 422, errors));
  await show();
  const current = screen.getByLabelText('Current password');
  await fill(current, 'wrong');
  await fill(screen.getByLabelText('New password'), 'lamp orbit meadow');
  await press('Change password');
  await waitFor(() =>
    expect(current).toHaveAccessibleDescription('This is not your current password.'),
  );
  expect(screen.getByLabelText('New password')).toHaveValue('lamp orbit meadow');

  await fill(current, ' no more');
  await press('Change password');
  expect(await screen.findByText('Your password has been changed.')).toBeInTheDocument();
  expect(current).toHaveValue('');
});

it('downloads the data of the user and names missing parts', async () => {
  const { saveFile } = jest.requireMock<{ saveFile: jest.Mock }>('../../../shared/files/save-file');
  const part = { person: { email: '', account_id: 1, names: [] }, list: [], hindrance: null };
  mockApi('get', '/api/auth/personal-data/account', part);
  for (const name of ['enquiries', 'listing-enquiries', 'investments'] as const) {
    const call = mockApi('get', `/api/auth/personal-data/${name}`, part);
    call.mockRejectedValueOnce(new ApiError('No answer.', 503));
  }
  await show();
  await press('Download what is kept about me');
  expect(await screen.findByText(/Not in the file/)).toHaveTextContent('Investments');
  expect(JSON.parse(saveFile.mock.calls[0]?.[0] as string)).toMatchObject({
    ...{ email: 'employee@example.com', missing: ['enquiries', 'listings', 'investments'] },
  });
  await press('Collect it again');
  expect(await screen.findByText('The file has been saved.')).toBeInTheDocument();
  expect(screen.queryByText(/Not in the file/)).not.toBeInTheDocument();
});

describe('the emails of an investor', () => {
  type Preferences = ApiReply<'get', '/api/auth/investor-notices'>;
  const preferences = (events: Preferences['list'][number]['events']): Preferences => ({
    list: [{ email: 'iris@example.com', lang: 'en', events }],
  });
  const since = '2026-11-05T12:00:00.000Z';
  const before = preferences([
    { event: 'holding', state: null, since: null },
    { event: 'distribution', state: 'left', since },
    { event: 'document', state: 'active', since },
  ]);
  let getNotices: ApiMock<'get', '/api/auth/investor-notices'>;
  let saveNotices: ApiMock<'patch', '/api/auth/investor-notices'>;

  beforeEach(() => {
    const session = aSession();
    setSession({ ...session, user: { ...session.user, type: 'Investor', rights: [] } });
    getNotices = mockApi('get', '/api/auth/investor-notices', before);
    const after = before.list[0]!.events.map(({ event }) => ({ event, since }));
    saveNotices = mockApi(
      'patch',
      '/api/auth/investor-notices',
      preferences(
        after.map(({ event }) => ({
          event,
          since,
          state: event === 'holding' ? 'active' : 'left',
        })),
      ),
    );
  });

  it('are chosen one by one, with their language', async () => {
    await show();
    const documents = await screen.findByRole('checkbox', { name: 'Documents and statements' });
    const holdings = screen.getByRole('checkbox', { name: 'Holdings and their figures' });
    expect(documents).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Distributions' })).not.toBeChecked();
    expect(screen.getAllByText(/^Ended on .*2026\.$/)).toHaveLength(1);
    await userEvent.click(documents);
    await userEvent.click(holdings);
    await userEvent.selectOptions(screen.getByLabelText('Language of the emails'), 'Deutsch');
    await press('Save choice');
    expect(await screen.findByText('Your choice has been saved.')).toBeInTheDocument();
    const body = { lang: 'de', events: ['holding'], consent_version: '2026-11' };
    expect(saveNotices.mock.calls[0]?.[0].body).toEqual(body);
    expect(holdings).toBeChecked();
    expect(documents).not.toBeChecked();
    expect(screen.getAllByText(/^Ended on .*2026\.$/)).toHaveLength(2);
  });

  it('stay as chosen when they cannot be saved', async () => {
    saveNotices.mockRejectedValueOnce(new ApiError('The service does not respond.', 503));
    await show();
    const holdings = await screen.findByRole('checkbox', { name: 'Holdings and their figures' });
    await userEvent.click(holdings);
    await press('Save choice');
    expect(await screen.findByText('The service does not respond.')).toBeInTheDocument();
    expect(holdings).toBeChecked();
  });

  it('can be loaded again while the rest of the page is there', async () => {
    getNotices.mockRejectedValueOnce(new ApiError('The service does not respond.', 503));
    await show();
    expect(await screen.findByText('The service does not respond.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save name' })).toBeInTheDocument();
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Save choice' })).toBeInTheDocument();
  });
});

it('offers no emails about investments to an employee', async () => {
  const getNotices = mockApi('get', '/api/auth/investor-notices', { list: [] });
  await show();
  expect(screen.queryByText('Emails about your investments')).not.toBeInTheDocument();
  expect(getNotices).not.toHaveBeenCalled();
});

it('shows whom to contact for erasure, even without a contact address', async () => {
  await show();
  expect(await screen.findByRole('link', { name: 'info@phantom.example' })).toHaveAttribute(
    'href',
    'mailto:info@phantom.example',
  );
});
