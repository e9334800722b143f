import { setSession } from '@phantom/mf-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../testing/a-session';
import { renderPage } from '../../testing/render-page';
import { listAudit, type AuditEntry } from './api/list-audit';
import { listNames } from './api/list-names';

jest.mock('./api/list-audit');
jest.mock('./api/list-names');

const entry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 70,
  at: '2026-11-20T12:00:00.000Z',
  actor_id: 2,
  action: 'blocked',
  record_type: 'account',
  record_id: '1',
  outcome: 'done',
  request_id: 'abc-12345678',
  network: '198.51.100.0/24',
  ...over,
});
const show = (list: AuditEntry[], { search = '', next = null as number | null } = {}) => {
  jest.mocked(listAudit).mockResolvedValue({ error: 0, list, next });
  return renderPage(`/audit${search}`);
};
const asked = () => jest.mocked(listAudit).mock.lastCall?.[0];

beforeEach(() => {
  jest.resetAllMocks();
  setSession(aSession({ id: 2, rights: ['people'] }));
  const names = new Map([
    [1, 'Emma Clarke'],
    [2, 'Adrian Cole'],
  ]);
  jest.mocked(listNames).mockResolvedValue(names);
});

it('tells who did what to whom, with the way there', async () => {
  await show([entry()]);
  const row = await screen.findByRole('row', { name: /Blocked/ });
  expect(row).toHaveTextContent('Adrian Cole');
  expect(row).toHaveTextContent('198.51.100.0/24');
  const link = within(row).getByRole('link', { name: 'Emma Clarke' });
  expect(link).toHaveAttribute('href', '/people?person=1');
});

it('says of a refused sign-in that nobody is proven, and of a command that it came from the operator', async () => {
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

it('asks for what the address says, and leaves out what it cannot mean', async () => {
  await show([], {
    search: '?part=properties&account=7&from=2026-11-01&to=2026-02-31&before=90',
  });
  await screen.findByText('Nothing in the log fits these filters');
  expect(asked()).toEqual({
    part: 'properties',
    account: 7,
    from: '2026-11-01',
    to: undefined,
    before: 90,
  });
  expect(screen.getByLabelText('Account')).toHaveDisplayValue('Account 7');
});

it('narrows the log at once, from its newest part on', async () => {
  const { router } = await show([entry()], { search: '?before=90', next: 20 });
  await userEvent.selectOptions(await screen.findByLabelText('Account'), 'Emma Clarke');
  await waitFor(() => expect(asked()).toMatchObject({ account: 1, before: undefined }));
  expect(router.state.location.search).toBe('?account=1');
});

it('leads to older entries, and back to the newest', async () => {
  await show([entry()], { search: '?account=1', next: 70 });
  await userEvent.click(await screen.findByRole('link', { name: /Older/ }));
  await waitFor(() => expect(asked()).toMatchObject({ account: 1, before: 70 }));
  const newest = await screen.findByRole('link', { name: /Newest/ });
  expect(newest).toHaveAttribute('href', '/audit?account=1');
});

it('tells numbers where the names cannot be had', async () => {
  jest.mocked(listNames).mockRejectedValue(new Error('down'));
  await show([entry()]);
  expect(await screen.findByRole('row', { name: /Account 2/ })).toHaveTextContent('Account 1');
});

it('says where nothing has happened', async () => {
  await show([]);
  expect(await screen.findByText('Nothing of this kind has happened yet')).toBeInTheDocument();
});

it('says of filters that nothing fits that they are the reason', async () => {
  await show([], { search: '?from=2026-11-20&to=2026-11-01' });
  expect(await screen.findByText('Nothing in the log fits these filters')).toBeInTheDocument();
  expect(screen.queryByText('Nothing of this kind has happened yet')).not.toBeInTheDocument();
});
