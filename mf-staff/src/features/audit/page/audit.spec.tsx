import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiMock } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../locales/en.json';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';
import { ACTIONS, RECORDS } from '../api/audit-kinds';
import type { LogEntry } from '../api/list-audit';
import { LOG_NAMES, type LogName } from '../api/logs';

const entry = (over: Partial<LogEntry> = {}): LogEntry => ({
  id: 70,
  at: '2026-11-20T12:00:00.000Z',
  actor_id: 2,
  action: 'blocked',
  record_type: 'account',
  record_id: '1',
  outcome: 'done',
  request_id: 'abc-12345678',
  network: '198.51.100.0/24',
  details: null,
  log: 'auth',
  ...over,
});
const mockLog = (name: LogName) =>
  mockApi('get', `/api/auth/audit/${name}`, { list: [], next: null });
let logs: Record<LogName, ReturnType<typeof mockLog>>;
let names: ApiMock<'get', '/api/auth/people/names'>;

/** @param next where the entries of the account service continue */
const show = (list: LogEntry[], search = '', next: number | null = null) => {
  for (const name of LOG_NAMES) {
    const entries = list.filter(({ log }) => log === name);
    logs[name].mockResolvedValue({ list: entries, next: name === 'auth' ? next : null });
  }
  return renderPage(`/audit${search}`);
};
const asked = () => logs.auth.mock.lastCall?.[0].query;
const down = new ApiError('down', 503);

beforeEach(() => {
  setSession(aSession({ id: 2, rights: ['people'] }));
  logs = {
    auth: mockLog('auth'),
    properties: mockLog('properties'),
    content: mockLog('content'),
    listings: mockLog('listings'),
  };
  names = mockApi('get', '/api/auth/people/names', {
    list: [
      { id: 1, name: 'Emma Clarke' },
      { id: 2, name: 'Adrian Cole' },
      { id: 3, name: 'Iris Valente' },
    ],
  });
});

it('shows who did what to which account, with a link', async () => {
  await show([entry()]);
  const row = await screen.findByRole('row', { name: /Blocked/ });
  expect(row).toHaveTextContent('Adrian Cole');
  expect(row).toHaveTextContent('198.51.100.0/24');
  const link = within(row).getByRole('link', { name: 'Emma Clarke' });
  expect(link).toHaveAttribute('href', '/people?person=1');
});

it('shows a refused sign-in without an actor and a command as an action of the operator', async () => {
  await show([
    entry({ id: 2, action: 'sign-in', actor_id: null, record_id: null, outcome: 'refused' }),
    entry({ id: 1, action: 'invited', actor_id: null, network: null, request_id: null }),
  ]);
  const signIn = await screen.findByRole('row', { name: /Sign-in/ });
  expect(signIn).toHaveTextContent('Not proven');
  expect(signIn).toHaveTextContent('Refused');
  expect(signIn).toHaveTextContent('No such account');
  expect(screen.getByRole('row', { name: /Invited/ })).toHaveTextContent('Command line');
});

it('shows the investor, project, amount and changes of a distribution', async () => {
  const details = {
    ...{ title: 'Gowanus Mill', account_id: 3, amount: '900000.50', currency: 'USD' },
    ...{ day: '2026-03-31' },
    changes: [{ field: 'amount', from: '1000000.00', to: '900000.50' }],
  };
  const about = { record_type: 'distribution', record_id: '46', log: 'properties' } as const;
  await show([entry({ ...about, action: 'edited', details })]);
  const row = await screen.findByRole('row', { name: /Changed/ });
  const link = within(row).getByRole('link', {
    name: /^\$900,000\.50 to Iris Valente, Gowanus Mill/,
  });
  expect(link).toHaveAttribute('href', '/investor-accounts/3');
  expect(row).toHaveTextContent('Amount (US dollars): $1,000,000.00 → $900,000.50');
});

it('shows granted rights and the new status of a property', async () => {
  const rights = { field: 'rights', from: null, to: 'documents, investments' };
  const status = { field: 'status', from: '3', to: '4' };
  await show([
    entry({ id: 2, action: 'role-changed', details: { changes: [rights] } }),
    entry({
      ...{ id: 1, action: 'status', record_type: 'property', record_id: '7', log: 'properties' },
      details: { title: '1 Halsey Street', changes: [status] },
    }),
  ]);
  const role = await screen.findByRole('row', { name: /Role or rights changed/ });
  expect(role).toHaveTextContent('Rights: – → keeps documents, changes investments');
  const moved = screen.getByRole('row', { name: /Moved to another status/ });
  expect(moved).toHaveTextContent('1 Halsey Street');
  expect(moved).toHaveTextContent('Status: Missing Documents → Pending Appraisal');
});

it('shows entries of earlier releases by number', async () => {
  await show([entry({ action: 'removed', record_type: 'distribution', record_id: '46' })]);
  expect(await screen.findByRole('row', { name: /Removed/ })).toHaveTextContent('Distribution 46');
});

it('shows an erased investor by number', async () => {
  const details = { title: 'Gowanus Mill', account_id: 90, amount: '5.00', day: '2026-03-31' };
  await show([entry({ action: 'added', record_type: 'distribution', record_id: '4', details })]);
  expect(await screen.findByRole('row', { name: /Added/ })).toHaveTextContent('to Account 90');
});

it('hides sign-ins until the switch is turned on', async () => {
  const { router } = await show([entry()]);
  const toggle = await screen.findByRole('switch', { name: 'Show who signed in and out' });
  expect(asked()).toEqual({ sign_ins: 'false' });
  expect(toggle).not.toBeChecked();
  await userEvent.click(toggle);
  await waitFor(() => expect(asked()).toEqual({ sign_ins: 'true' }));
  expect(router.state.location.search).toBe('?signIns=shown');
});

it('reads the query from the address and ignores invalid values', async () => {
  await show(
    [],
    '?record=holding&action=fly&account=7&from=2026-11-01&to=2026-02-31&before=auth.90~moon.7',
  );
  await screen.findByText('Nothing in the log fits these filters');
  expect(asked()).toEqual({
    ...{ record: 'holding', account: '7', from: '2026-11-01', sign_ins: 'false' },
    before: '90',
  });
  expect(screen.getByLabelText('Account')).toHaveDisplayValue('Account 7');
});

it('applies a filter at once and returns to the newest entries', async () => {
  const { router } = await show([entry()], '?before=auth.90', 20);
  await userEvent.selectOptions(await screen.findByLabelText('Account'), 'Emma Clarke');
  await waitFor(() => expect(asked()).toEqual({ account: '1', sign_ins: 'false' }));
  expect(router.state.location.search).toBe('?account=1');
  await userEvent.selectOptions(screen.getByLabelText('Kind of record'), 'Distributions');
  await waitFor(() => expect(asked()).toMatchObject({ account: '1', record: 'distribution' }));
});

it('links to older entries and back to the newest', async () => {
  await show([entry()], '?account=1', 70);
  await userEvent.click(await screen.findByRole('link', { name: /Older/ }));
  await waitFor(() => expect(asked()).toMatchObject({ account: '1', before: '70' }));
  expect(logs.content).toHaveBeenCalledTimes(1);
  const newest = await screen.findByRole('link', { name: /Newest/ });
  expect(newest).toHaveAttribute('href', '/audit?account=1');
});

it('shows the entries of the other services while one is down, and names the missing part', async () => {
  logs.properties.mockRejectedValueOnce(down);
  await show([entry()]);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'cannot be reached at the moment: properties, documents and investments',
  );
  expect(screen.getByRole('row', { name: /Blocked/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it.each([
  [
    'a service is down',
    () => logs.properties.mockRejectedValue(down),
    /a part of the log cannot be reached/,
  ],
  [
    'there are too many entries',
    () => logs.auth.mockResolvedValue({ list: Array(50).fill(entry()), next: 70 }),
    /more than 10,000 entries fit these filters/,
  ],
])('saves no file when %s', async (_, happen, text) => {
  await show([entry()]);
  const button = await screen.findByRole('button', { name: 'Export as CSV' });
  happen();
  await userEvent.click(button);
  // The limit is reached after 200 pages.
  const alert = await screen.findByRole('alert', {}, { timeout: 30_000 });
  expect(alert).toHaveTextContent(text);
});

it('shows account numbers when the names fail to load', async () => {
  names.mockRejectedValue(down);
  await show([entry()]);
  expect(await screen.findByRole('row', { name: /Account 2/ })).toHaveTextContent('Account 1');
});

it('shows a message when the log is empty', async () => {
  await show([]);
  expect(await screen.findByText('Nothing of this kind has happened yet')).toBeInTheDocument();
});

it('explains that the filters match nothing', async () => {
  await show([], '?from=2026-11-20&to=2026-11-01');
  expect(await screen.findByText('Nothing in the log fits these filters')).toBeInTheDocument();
  expect(screen.queryByText('Nothing of this kind has happened yet')).not.toBeInTheDocument();
});

it('offers every action and record type that has a name', () => {
  expect([...ACTIONS].sort()).toEqual(Object.keys(en.audit.action).sort());
  expect([...RECORDS].sort()).toEqual(Object.keys(en.audit.kind).sort());
});
