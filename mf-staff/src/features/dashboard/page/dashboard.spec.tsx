import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiMock, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';
import { mockDashboards } from '../../../testing/dashboards';
import { anEnquiry, counts } from '../../../testing/enquiries';
import type { Work } from '../api/dashboard';

const statuses = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const WORK: Work = {
  error: 0,
  statuses: statuses.map((status) => ({
    status,
    count: status * 100,
    median_days: status === 8 ? null : 12.4,
    longest_days: status === 8 ? null : 90,
  })),
  waiting: [
    {
      id: 7,
      reference: 'PP-0007',
      address: '12 Mill Street',
      assign: { label: 'Nadia Brooks' },
      status: 4,
      status_changed_at: '2026-08-01T12:00:00Z',
      days_in_status: 113,
    },
  ],
  requests: {
    awaited: 9,
    due: 3,
    overdue: 2,
    list: [
      {
        id: 4,
        property_id: 7,
        address: '12 Mill Street',
        title: 'Deed of sale',
        due_on: '2026-11-02',
        is_overdue: true,
      },
    ],
  },
};
const NONE = { list: [], counts: counts(), more: false };
const ENQUIRIES = {
  ...NONE,
  list: [anEnquiry(3, { kind: 'listing', name: 'Ada Lind' })],
} as ApiReply<'get', '/api/auth/listings-enquiries'>;

const part = (name: string) => screen.findByRole('region', { name });
const noAnswer = () => new ApiError('No answer.', 503);

let count: ApiMock<'get', '/api/auth/userdashboard'>;
let work: ApiMock<'get', '/api/auth/dashboard-work'>;
let contentEnquiries: ApiMock<'get', '/api/auth/enquiries'>;
let listingEnquiries: ApiMock<'get', '/api/auth/listings-enquiries'>;

beforeEach(() => {
  count = mockApi('get', '/api/auth/userdashboard', { count: 1043 });
  work = mockApi('get', '/api/auth/dashboard-work', WORK);
  contentEnquiries = mockApi('get', '/api/auth/enquiries', NONE);
  listingEnquiries = mockApi('get', '/api/auth/listings-enquiries', ENQUIRIES);
  setSession(aSession());
});

describe('employee dashboard', () => {
  it.each(['/dashboard', '/employees', '/investors'])(
    'greets the user at %s and links to the four work areas',
    async (path) => {
      await renderPage(path);
      const tiles = within(await screen.findByRole('navigation', { name: 'Your work' }));
      expect(tiles.getAllByRole('link').map((tile) => tile.getAttribute('href'))).toEqual([
        '/current-properties',
        '/employment-contract',
        '/employment-handbook',
        '/training',
      ]);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Nadia Brooks');
      expect(await tiles.findByText('1,043')).toBeInTheDocument();
    },
  );

  it('takes its title from the address', async () => {
    await renderPage('/employees');
    await waitFor(() => expect(document.title).toBe('Employees | Phantom Partners'));
  });

  it('shows the number of properties in each status as a table of links', async () => {
    await renderPage('/dashboard');
    const table = within(await part('Properties by status'));
    const row = within(await table.findByRole('row', { name: /Missing Documents/ }));
    expect(row.getByRole('link')).toHaveAttribute('href', '/current-properties?status=3');
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['300', '12', '90']);
    const completed = within(table.getByRole('row', { name: /Completed/ }));
    expect(completed.getByRole('link')).toHaveAttribute(
      'href',
      '/current-properties?view=completed',
    );
    expect(completed.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '800',
      '–',
      '–',
    ]);
  });

  it('shows the longest waiting properties, due documents and latest enquiries', async () => {
    await renderPage('/dashboard');
    const waiting = within(await part('Waiting longest'));
    expect(await waiting.findByRole('link', { name: '12 Mill Street' })).toHaveAttribute(
      'href',
      '/current-properties/7',
    );
    expect(waiting.getByText('113 days')).toBeInTheDocument();
    const awaited = within(await part('Documents asked for'));
    expect(await awaited.findByText('Due since 02 Nov, 2026')).toBeInTheDocument();
    const enquiries = within(await part('Latest enquiries'));
    expect(await enquiries.findByRole('link', { name: 'Ada Lind' })).toHaveAttribute(
      'href',
      '/enquiries/listing/3',
    );
  });

  it('shows the other parts while one service is down, and retries that part', async () => {
    contentEnquiries.mockRejectedValueOnce(noAnswer());
    listingEnquiries.mockRejectedValueOnce(noAnswer());
    count.mockRejectedValueOnce(noAnswer());
    await renderPage('/dashboard');
    const enquiries = within(await part('Latest enquiries'));
    expect(await enquiries.findByRole('alert')).toHaveTextContent('No answer.');
    expect(await screen.findByText('113 days')).toBeInTheDocument();

    await userEvent.click(enquiries.getByRole('button', { name: 'Try again' }));
    expect(await enquiries.findByText('Ada Lind')).toBeInTheDocument();
    expect(work).toHaveBeenCalledTimes(1);
  });
});

it('shows an investor the welcome but no part of the employee dashboard', async () => {
  mockDashboards();
  setSession(aSession({ name: 'Ines Morales', type: 'Investor' }));
  await renderPage('/investors');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Ines Morales');
  expect(screen.queryByRole('navigation', { name: 'Your work' })).not.toBeInTheDocument();
  for (const call of [count, work, contentEnquiries, listingEnquiries]) {
    expect(call).not.toHaveBeenCalled();
  }
});
