import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';
import type { ContentType, EntryRow } from '../api/entries';
import { aRow, aType } from '../testing/entries';

const PATH = '/api/auth/content/entries';

const open = async (list: EntryRow[], search = '', type: Partial<ContentType> = {}) => {
  mockApi('get', '/api/auth/content/types', { list: [aType(type)] });
  mockApi('get', '/api/auth/accounts', {
    list: [{ id: 9, name: 'Paul Ito', email: 'paul@example.com', image: null }],
  });
  const entries = mockApi('get', PATH, { list, total: list.length });
  await renderPage(`/content/content/newsletter${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Newsletters' });
  return entries;
};

beforeEach(() => setSession(aSession({ rights: ['publisher'] })));

it('lists title, state, languages, who and when', async () => {
  await open([aRow(7, { review_requested_at: '2026-11-20T15:00:00Z' })]);
  const row = within(screen.getByRole('row', { name: /Letter 7/ }));

  expect(row.getByRole('link', { name: 'Letter 7' })).toHaveAttribute(
    'href',
    '/content/content/newsletter/7',
  );
  expect(row.getByText('Waits for review')).toBeInTheDocument();
  expect(row.getByText(': outdated')).toBeInTheDocument();
  expect(row.getByText('Paul Ito')).toBeInTheDocument();
});

it('reads search, filters, order and page from the address', async () => {
  const search = '?search=snow&state=review&untranslated=de&by=me&since=7&sort=title&page=2';
  const entries = await open([aRow(7)], search);

  expect(entries.mock.lastCall?.[0].query).toMatchObject({
    ...{ type: 'newsletter', q: 'snow', state: 'review', untranslated: 'de' },
    ...{ by: '1', sort: 'title', page: '2', limit: '25' },
    since: expect.stringMatching(/^20\d\d-/),
  });
});

it.each(['/content/unknown/newsletter', '/content/unknown/newsletter/7'])(
  'says at %s that no service has this content',
  async (path) => {
    await renderPage(path);
    expect(await screen.findByRole('link', { name: 'To all content' })).toHaveAttribute(
      'href',
      '/content',
    );
  },
);

it('applies a filter at once and offers to clear it when nothing matches', async () => {
  const entries = await open([]);
  expect(screen.getByText('There is nothing here yet')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'draft');

  expect(await screen.findByText('Nothing matches these filters')).toBeInTheDocument();
  expect(entries.mock.lastCall?.[0].query).toMatchObject({ state: 'draft', page: '1' });
});

it('creates a copy and opens it', async () => {
  await open([aRow(7)]);
  const create = mockApi('post', PATH, () => {
    throw new ApiError('Not now', 422);
  });
  await userEvent.click(screen.getByRole('button', { name: /^Duplicate.*Letter 7/ }));

  expect(await screen.findByText('Not now')).toBeInTheDocument();
  expect(create.mock.lastCall?.[0].body).toEqual({ type: 'newsletter', copy_of: 7 });
});

it('offers no creation of entries whose number is fixed', async () => {
  await open([aRow(7)], '', { form: 'positional', order: 'position' });

  expect(screen.queryByRole('button', { name: /^New/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Duplicate/ })).not.toBeInTheDocument();
});

it('moves an entry by its buttons, saves the order and announces it', async () => {
  const order = mockApi('post', '/api/auth/content/order', { list: [], total: 0 });
  await open([aRow(7), aRow(8)], '?view=order', { order: 'position' });
  await userEvent.click(await screen.findByRole('button', { name: 'Move down: Letter 7' }));

  await waitFor(() => expect(order).toHaveBeenCalled());
  expect(order.mock.lastCall?.[0].body).toEqual({ type: 'newsletter', ids: [8, 7] });
  expect(await screen.findByText('Letter 7 is now at position 2 of 2')).toBeInTheDocument();
});

it('shows the old order again when the server refuses the new one', async () => {
  mockApi('post', '/api/auth/content/order', () => {
    throw new ApiError('Somebody added one.', 409);
  });
  await open([aRow(7), aRow(8)], '?view=order', { order: 'position' });
  await userEvent.click(await screen.findByRole('button', { name: 'Move up: Letter 8' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody added one.');
  await waitFor(() => {
    const [first] = within(screen.getByRole('list', { name: 'Newsletters' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('Letter 7');
  });
});
