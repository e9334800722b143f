import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiMock, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';
import { mockDashboards } from '../../../testing/dashboards';
import { anEnquiry, counts } from '../../../testing/enquiries';
import type { ContentWorkRow } from '../api/content-work';
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

const anEntry = (id: number, over: Partial<ContentWorkRow['entry']>): ContentWorkRow['entry'] => ({
  id,
  type: 'newsletter',
  number: id,
  key: null,
  position: id,
  title: `Letter ${id}`,
  state: 'changed',
  path: null,
  translations: [],
  published_at: null,
  publish_at: null,
  unpublish_at: null,
  review_requested_at: null,
  deleted_at: null,
  updated_at: '2026-11-20T15:00:00Z',
  updated_by: 'Paul Ito',
  version: 1,
  ...over,
});

describe('content on the employee dashboard', () => {
  const reviews = [
    anEntry(2, { review_requested_at: '2026-11-20T15:00:00Z' }),
    anEntry(1, { title: '', review_requested_at: '2026-11-18T15:00:00Z' }),
  ];
  const scheduled = [
    anEntry(3, { publish_at: '2026-12-24T15:00:00Z' }),
    anEntry(4, {
      publish_at: '2026-12-30T15:00:00Z',
      unpublish_at: '2026-12-01T15:00:00Z',
    }),
  ];
  let entries: ApiMock<'get', '/api/auth/content/entries'>;

  beforeEach(() => {
    entries = mockApi('get', '/api/auth/content/entries', ({ query }) => {
      const list = query?.['state'] === 'review' ? reviews : scheduled;
      return { list, total: list.length };
    });
    for (const path of [
      '/api/auth/properties-content/entries',
      '/api/auth/listings-content/entries',
      '/api/auth/auth-content/entries',
    ] as const) {
      mockApi('get', path, { list: [], total: 0 });
    }
  });

  const linksOf = async (name: string) =>
    (await within(await part(name)).findAllByRole('link', { name: /Letter|title/ })).map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);

  it('shows a publisher the reviews that wait longest, and what changes next', async () => {
    setSession(aSession({ rights: ['publisher'] }));
    await renderPage('/dashboard');
    expect(await linksOf('Waiting for review')).toEqual([
      ['No. 1, without a title', '/content/content/newsletter/1'],
      ['Letter 2', '/content/content/newsletter/2'],
    ]);
    expect(
      within(await part('Waiting for review')).getAllByText('Last changed by Paul Ito'),
    ).toHaveLength(2);
    expect(await linksOf('Scheduled changes of content')).toEqual([
      ['Letter 4', '/content/content/newsletter/4'],
      ['Letter 3', '/content/content/newsletter/3'],
    ]);
    const times = within(await part('Scheduled changes of content')).getAllByText(/ on /);
    expect(times.map(({ textContent }) => textContent?.split(' on ')[0])).toEqual([
      'Will be taken off the site',
      'Will be published',
    ]);
  });

  it('shows an editor what is scheduled, but no reviews', async () => {
    setSession(aSession({ rights: ['editor'] }));
    await renderPage('/dashboard');
    expect(await linksOf('Scheduled changes of content')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: /review/ })).not.toBeInTheDocument();
    expect(entries).toHaveBeenCalledTimes(1);
  });

  it('calls no content service for other employees', async () => {
    await renderPage('/dashboard');
    await part('Latest enquiries');
    expect(screen.queryByRole('region', { name: /content|review/ })).not.toBeInTheDocument();
    expect(entries).not.toHaveBeenCalled();
  });

  it('states that content of a service is missing', async () => {
    setSession(aSession({ rights: ['editor'] }));
    entries.mockRejectedValueOnce(noAnswer());
    await renderPage('/dashboard');
    const panel = within(await part('Scheduled changes of content'));
    expect(await panel.findByText(/could not be loaded and is missing/)).toBeInTheDocument();
    expect(panel.queryByText('Nothing is scheduled.')).not.toBeInTheDocument();
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
