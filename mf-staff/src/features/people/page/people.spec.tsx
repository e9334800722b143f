import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiMock } from '@phantom/mf-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { fill, renderPage } from '../../../testing/render';
import type { Person } from '../api/people';

const person = (over: Partial<Person> = {}): Person => ({
  id: 7,
  name: 'Wanda Waiting',
  email: 'waiting@example.com',
  image: null,
  type: null,
  rights: [],
  state: 'waiting',
  email_confirmed: true,
  created_at: '2026-10-01T12:00:00.000Z',
  last_seen_at: null,
  version: 3,
  ...over,
});
let people: ApiMock<'get', '/api/auth/people'>;
let history: ApiMock<'get', '/api/auth/people/{id}/history'>;
let changePerson: ApiMock<'patch', '/api/auth/people/{id}'>;

/** @param other an account that the list does not have */
const mockPeople = (
  list: Person[],
  { total = list.length, other }: { total?: number; other?: Person } = {},
) => {
  people = mockApi('get', '/api/auth/people', ({ query }) =>
    query?.['id'] ? { list: other ? [other] : [], total: 1 } : { list, total },
  );
};
const show = (list: Person[] = [person()], search = '', other?: Person) => {
  mockPeople(list, { other });
  return renderPage(`/people${search}`);
};
const manage = async (name = 'Wanda Waiting') => {
  await userEvent.click(await screen.findByRole('button', { name: `Manage ${name}` }));
  return screen.findByRole('dialog', { name });
};
const press = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }));

beforeEach(() => {
  window.sessionStorage.clear();
  setSession(aSession({ id: 1, rights: ['people'] }));
  history = mockApi('get', '/api/auth/people/{id}/history', { list: [] });
  changePerson = mockApi('patch', '/api/auth/people/{id}', { list: [person()] });
});

it('sends the query of the address and lists the accounts', async () => {
  await show([person()], '?search=wanda&type=none&state=waiting&sort=last_seen_at&order=desc');
  const row = await screen.findByRole('row', { name: /Wanda Waiting/ });
  expect(row).toHaveTextContent('No role');
  expect(row).toHaveTextContent('never');
  expect(people).toHaveBeenCalledWith({
    query: {
      page: '1',
      size: '10',
      sort: 'last_seen_at',
      order: 'desc',
      search: 'wanda',
      type: 'none',
      state: 'waiting',
    },
  });
});

it('keeps the open account in the address and closes it with Back', async () => {
  const { router } = await show([person()], '?size=25&page=1');
  await manage();
  const search = '?size=25&person=7&page=1';
  await waitFor(() => expect(router.state.location.search).toBe(search));
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens the account of the address even if the list does not have it', async () => {
  const other = person({ id: 8, name: 'Ada' });
  const { router } = await show([person()], '?person=8', other);
  await press(await screen.findByRole('dialog', { name: 'Ada' }), 'Close');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('returns to the list that the account was opened from', async () => {
  const { router } = await show();
  const list = [person()];
  const button = await screen.findByRole('button', { name: 'Manage Wanda Waiting' });
  const { key } = router.state.location;
  mockPeople(list, { total: 2 });
  await userEvent.click(button);
  // The navigation has finished.
  await screen.findByText('1–1 of 2');
  await press(screen.getByRole('dialog'), 'Close');
  await waitFor(() => expect(router.state.location.key).toBe(key));
});

it('shows that the account does not exist', async () => {
  const { router } = await show([person()], '?person=99&size=25');
  await press(await screen.findByRole('dialog', { name: 'There is no such account' }), 'Close');
  await waitFor(() => expect(router.state.location.search).toBe('?size=25'));
});

it('filters the list by role', async () => {
  const { router } = await show();
  await userEvent.selectOptions(await screen.findByLabelText('Role'), 'Investor');
  await waitFor(() => expect(router.state.location.search).toBe('?type=Investor'));
});

it('grants a role with rights on the shown version', async () => {
  await show();
  const dialog = await manage();
  await userEvent.selectOptions(within(dialog).getByLabelText('Role'), 'admin');
  await userEvent.click(within(dialog).getByLabelText('Keep the lists of documents'));
  people.mockClear();
  await press(dialog, 'Save');

  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(changePerson).toHaveBeenCalledWith({
    path: { id: '7' },
    body: { type: 'admin', rights: ['documents'], version: 3 },
  });
  expect(screen.getByText('The account of Wanda Waiting has been changed.')).toBeInTheDocument();
  expect(people).toHaveBeenCalled();
});

it('grants the right for investments', async () => {
  await show([person({ type: 'admin', state: 'active', rights: [] })]);
  const dialog = await manage();
  await userEvent.click(within(dialog).getByLabelText(/^Change investments/));
  await press(dialog, 'Save');
  await waitFor(() =>
    expect(changePerson.mock.lastCall?.[0].body).toMatchObject({
      ...{ type: 'admin', rights: ['investments'] },
    }),
  );
});

it('sends no rights for other roles', async () => {
  await show([person({ type: 'admin', state: 'active', rights: ['people'] })]);
  const dialog = await manage();
  await userEvent.selectOptions(within(dialog).getByLabelText('Role'), 'Investor');
  expect(within(dialog).queryByLabelText(/Manage people/)).not.toBeInTheDocument();
  await press(dialog, 'Save');
  await waitFor(() =>
    expect(changePerson.mock.lastCall?.[0].body).toMatchObject({ type: 'Investor', rights: [] }),
  );
});

it('shows beside the role that the address is not confirmed', async () => {
  const errors = { type: ['The address is not confirmed yet.'] };
  changePerson.mockRejectedValue(new ApiError('Please check', 422, errors));
  await show();
  const dialog = await manage();
  await userEvent.selectOptions(within(dialog).getByLabelText('Role'), 'admin');
  await press(dialog, 'Save');
  await waitFor(() =>
    expect(within(dialog).getByLabelText('Role')).toHaveAccessibleDescription(
      'The address is not confirmed yet.',
    ),
  );
});

it('keeps the selection after a conflict and continues with the current version', async () => {
  const now = person({ version: 4, type: 'Investor', state: 'active' });
  const stale = new ApiError('Ada changed this account a minute ago.', 409, {}, 'id', undefined, [
    now,
  ]);
  changePerson.mockRejectedValueOnce(stale);
  await show();
  const dialog = await manage();
  await userEvent.selectOptions(within(dialog).getByLabelText('Role'), 'admin');
  await press(dialog, 'Save');

  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('Ada changed this account a minute ago.');
  expect(alert).toHaveTextContent('Investor · Active');
  await userEvent.click(within(alert).getByRole('button'));
  expect(within(dialog).getByLabelText('Role')).toHaveValue('admin');
  await press(dialog, 'Save');
  await waitFor(() =>
    expect(changePerson.mock.lastCall?.[0].body).toMatchObject({ version: 4, type: 'admin' }),
  );
});

it('blocks after confirmation and shows why it fails', async () => {
  const refusal = new ApiError('This is the last account that manages people.', 422);
  changePerson.mockRejectedValueOnce(refusal);
  await show([person({ type: 'admin', state: 'active' })]);
  const dialog = await manage();
  await press(dialog, 'Block');
  const question = await screen.findByRole('dialog', { name: 'Block Wanda Waiting?' });
  expect(changePerson).not.toHaveBeenCalled();
  await press(question, 'Block');
  expect(await within(question).findByRole('alert')).toHaveTextContent(refusal.message);

  await press(question, 'Block');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(changePerson.mock.lastCall?.[0].body).toEqual({ blocked: true, version: 3 });
});

it('resends the mail only to accounts that wait for one', async () => {
  const resendMail = mockApi('post', '/api/auth/people/{id}/invitation', {});
  await show([
    person({ state: 'invited', email_confirmed: false }),
    person({ id: 8, name: 'Ada' }),
  ]);
  const dialog = await manage();
  await press(dialog, 'Send email again');
  const question = await screen.findByRole('dialog', { name: /Send the email to Wanda/ });
  await press(question, 'Send email again');
  await waitFor(() => expect(resendMail).toHaveBeenCalledWith({ path: { id: '7' } }));
  await press(dialog, 'Close');
  const other = await manage('Ada');
  expect(within(other).queryByRole('button', { name: 'Send email again' })).not.toBeInTheDocument();
});

it('shows the history of an account', async () => {
  history.mockResolvedValue({
    list: [
      {
        id: 1,
        created_at: '2026-10-02T12:00:00.000Z',
        actor_id: 2,
        actor_name: 'Ada Admin',
        action: 'role-changed',
        changes: [
          { field: 'type', from: [], to: ['admin'] },
          { field: 'rights', from: [], to: ['people', 'documents'] },
        ],
      },
    ],
  });
  await show();
  const dialog = await manage();
  const entry = await within(dialog).findByText('Role or rights changed by Ada Admin');
  expect(entry.closest('li')).toHaveTextContent(
    'Role: No role → Employee; Rights: none → manages people, keeps documents',
  );
});

it('offers no changes of the account of the user', async () => {
  await show([person({ id: 1, name: 'Nadia Brooks' })]);
  const dialog = await manage('Nadia Brooks');
  expect(within(dialog).getByText(/your own account/)).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: 'Block' })).not.toBeInTheDocument();
});

it('invites a person and shows beside its field that the account exists', async () => {
  const errors = { email: ['There is an account with this address.'] };
  const invitePerson = mockApi('post', '/api/auth/people', { list: [person()] });
  invitePerson.mockRejectedValueOnce(new ApiError('Please check', 422, errors));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite somebody' });
  const field = (name: string) => within(dialog).getByLabelText(name);
  await press(dialog, 'Send invitation');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Please choose a role.');

  await fill(field('Email'), 'new@example.com');
  await fill(field('Name'), 'Nora New');
  await userEvent.selectOptions(field('Role'), 'Investor');
  await press(dialog, 'Send invitation');
  await waitFor(() =>
    expect(field('Email')).toHaveAccessibleDescription('There is an account with this address.'),
  );
  expect(field('Name')).toHaveValue('Nora New');
  await userEvent.type(field('Email'), '{Backspace}t');
  await press(dialog, 'Send invitation');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(invitePerson.mock.lastCall?.[0].body).toEqual({
    email: 'new@example.cot',
    name: 'Nora New',
    type: 'Investor',
    rights: [],
  });
});
