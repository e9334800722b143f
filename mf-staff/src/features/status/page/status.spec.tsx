import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiMock } from '@phantom/mf-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { fill, renderPage } from '../../../testing/render';
import { reloadStatusPage } from '../api/status';
import { aRemote, aStatus, aVersion } from '../testing/a-status';

jest.mock('../api/status', () => ({
  ...jest.requireActual<object>('../api/status'),
  reloadStatusPage: jest.fn(),
}));

const CANARY = aVersion({
  version: '0.2.0-bbbbbbbb',
  share: 30,
  isDefault: false,
  publishedAt: '2026-11-20T10:00:00.000Z',
  loads: 300,
  errorRate: 0.25,
  loadTime: null,
});
const trial = () =>
  aRemote({
    canary: { version: CANARY.version, employees: true, since: '2026-11-20T10:00:00.000Z' },
    versions: [
      aVersion({ version: '0.0.9-old', share: 0, isDefault: false, loads: 0 }),
      aVersion({ share: 70 }),
      CANARY,
    ],
    revisions: [
      {
        revision: 8,
        at: '2026-11-20T10:00:00.000Z',
        by: 'lee@example.com',
        what: 'canary',
        version: CANARY.version,
        note: 'New filters',
      },
    ],
  });
let getStatus: ApiMock<'get', '/api/site/status'>;
let setOverride: ApiMock<'post', '/api/site/overrides'>;

const show = (status = aStatus([trial()]), search = '') => {
  getStatus = mockApi('get', '/api/site/status', status);
  return renderPage(`/status${search}`);
};
const openTrial = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'See another build of mf-listings' }),
  );
  return screen.findByRole('dialog', { name: 'Another build of mf-listings' });
};

beforeEach(() => {
  jest.mocked(reloadStatusPage).mockClear();
  setOverride = mockApi('post', '/api/site/overrides', { overrides: {} });
  window.sessionStorage.clear();
  setSession(aSession());
});

it('shows the served versions with their statistics', async () => {
  await show();
  const table = await screen.findByRole('table', { name: 'Versions of mf-listings' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/0\.1\.0-aaaaaaaadefault.*70%.*1,200.*0\.5%.*180 · 240 · 900 ms/),
    expect.stringMatching(/0\.2\.0-bbbbbbbbon trial.*30%.*300.*25%/),
  ]);
  expect(screen.getByRole('heading', { name: 'mf-listings · listings-team' })).toBeVisible();
  expect(screen.getByText(/Employees get version 0\.2\.0-bbbbbbbb/)).toBeVisible();
});

it('shows the revisions and the state of the services', async () => {
  await show();
  const changes = await screen.findByRole('list', { name: 'Changes of mf-listings' });
  expect(changes).toHaveTextContent('lee@example.com put 0.2.0-bbbbbbbb on trial');
  expect(changes).toHaveTextContent('New filters');
  const services = screen.getByRole('table', { name: 'Services' });
  expect(within(services).getByRole('row', { name: /auth/ })).toHaveTextContent('is down');
  expect(within(services).getByRole('row', { name: /listings/ })).toHaveTextContent('12 ms');
  expect(within(services).getByRole('row', { name: /properties/ })).toHaveTextContent('fails');
});

it('shows a damaged registry entry', async () => {
  const entry = { name: 'mf-listings', state: 'last-good', since: CANARY.publishedAt! } as const;
  await show(aStatus([trial()], { registry: { entries: [entry] } }));
  expect(await screen.findByRole('alert')).toHaveTextContent('publish or roll back to mend it');
});

it('keeps the last status when the gateway does not respond, and marks it as stale', async () => {
  await show();
  await screen.findByText(/^As of/);
  const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));
  getStatus.mockRejectedValueOnce(new ApiError('No answer.', 503));
  act(lookAgain);
  expect(await screen.findByRole('alert')).toHaveTextContent('does not answer at present');
  expect(screen.getByRole('table', { name: 'Services' })).toBeVisible();
  act(lookAgain);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('selects another version for an employee', async () => {
  await show();
  const dialog = await openTrial();
  await userEvent.selectOptions(within(dialog).getByLabelText(/Version/), '0.0.9-old');
  await userEvent.click(within(dialog).getByRole('button', { name: 'See it' }));
  await waitFor(() => expect(reloadStatusPage).toHaveBeenCalled());
  expect(setOverride).toHaveBeenCalledWith({
    body: { remote: 'mf-listings', version: '0.0.9-old' },
  });
});

it('selects a development build, whose address can come from a link', async () => {
  const url = 'http://127.0.0.1:9101/remoteEntry.js';
  const { router } = await show(undefined, `?override=mf-listings=${url}`);
  const dialog = await screen.findByRole('dialog', { name: 'Another build of mf-listings' });
  expect(within(dialog).getByLabelText(/Address/)).toHaveValue(url);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(setOverride).not.toHaveBeenCalled();
});

it('shows the error of the gateway for a refused build', async () => {
  setOverride.mockRejectedValue(new ApiError('This host is not allowed.', 422));
  await show();
  const dialog = await openTrial();
  await userEvent.selectOptions(within(dialog).getByLabelText(/Version/), 'own');
  const send = within(dialog).getByRole('button', { name: 'See it' });
  await userEvent.click(send);
  expect(setOverride).not.toHaveBeenCalled();
  await fill(within(dialog).getByLabelText(/Address/), 'http://evil.example/remoteEntry.js');
  await userEvent.click(send);
  expect(await within(dialog).findByText('This host is not allowed.')).toBeVisible();
  expect(reloadStatusPage).not.toHaveBeenCalled();
});

it('is available to employees only', async () => {
  setSession(aSession({ type: 'Investor' }));
  await show();
  await screen.findByRole('heading', { level: 1 });
  expect(getStatus).not.toHaveBeenCalled();
});
