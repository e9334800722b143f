import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { fill, renderPage } from '../../../testing/render';
import { aWinterEntry, anItem, aRelease, TYPE } from '../testing/work-fixtures';

function mockReleases() {
  for (const service of ['properties-content', 'listings-content', 'auth-content'] as const) {
    mockApi('get', `/api/auth/${service}/releases`, { list: [], total: 0 });
  }
  mockApi('get', '/api/auth/content/types', { list: [TYPE] });
  mockApi('get', '/api/auth/content/entries/{id}', { list: [aWinterEntry()] });
  return mockApi('get', '/api/auth/content/releases', { list: [aRelease()], total: 1 });
}

function mockRelease(over: Parameters<typeof aRelease>[0] = {}) {
  mockApi('get', '/api/auth/content/types', { list: [TYPE] });
  return mockApi('get', '/api/auth/content/releases/{id}', { list: [aRelease(over)] });
}

beforeEach(() => setSession(aSession({ rights: ['editor', 'publisher'] })));

it('lists releases, and creates one', async () => {
  mockReleases();
  const create = mockApi('post', '/api/auth/content/releases', { list: [aRelease({ id: 9 })] });
  mockRelease({ id: 9, name: 'New year', items: [], count: 0 });
  await renderPage('/content/releases');
  expect(await screen.findByRole('link', { name: 'Winter offering' })).toHaveAttribute(
    'href',
    '/content/releases/content/3',
  );

  await userEvent.click(screen.getByRole('button', { name: 'New release' }));
  await fill(screen.getByRole('textbox', { name: /Name/ }), 'New year');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));

  expect(await screen.findByRole('heading', { name: 'New year' })).toBeInTheDocument();
  expect(create.mock.lastCall?.[0].body).toEqual({ name: 'New year' });
});

it('adds the entry of the address to an open release', async () => {
  mockReleases();
  mockRelease();
  const add = mockApi('post', '/api/auth/content/releases/{id}/items', { list: [aRelease()] });
  await renderPage('/content/releases?add=content/7');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Add to a release: Rents in winter' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));

  expect(await screen.findByRole('heading', { name: 'Winter offering' })).toBeInTheDocument();
  expect(add.mock.lastCall?.[0]).toMatchObject({
    path: { id: '3' },
    body: { entry_id: 7, action: 'publish' },
  });
});

it('shows why an entry is not ready', async () => {
  mockRelease({
    items: [
      anItem({ missing: ['Text', 'Picture'] }),
      anItem({ entry_id: 8, title: 'Deleted', state: 'deleted' }),
    ],
  });
  await renderPage('/content/releases/content/3');

  expect(await screen.findByText('Still empty: Text and Picture')).toBeInTheDocument();
  expect(screen.getByText('It is in the bin')).toBeInTheDocument();
});

it('publishes all of it, or shows the reason why nothing was', async () => {
  mockRelease();
  const publish = mockApi('post', '/api/auth/content/releases/{id}/publish', {
    list: [aRelease({ state: 'published' })],
  });
  publish.mockRejectedValueOnce(new ApiError('“Rents in winter”: It is in the bin.', 422));
  await renderPage('/content/releases/content/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Publish…' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
  expect(await dialog.findByText('“Rents in winter”: It is in the bin.')).toBeInTheDocument();

  await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('Published. Visitors see it at once.')).toBeInTheDocument();
  expect(publish.mock.lastCall?.[0].body).toEqual({ version: 2 });
});

it('says when a scheduled release goes live', async () => {
  mockRelease();
  const publish = mockApi('post', '/api/auth/content/releases/{id}/publish', {
    list: [aRelease({ state: 'scheduled', publish_at: '2099-07-01T14:00:00.000Z' })],
  });
  await renderPage('/content/releases/content/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Publish…' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Later' }));
  await userEvent.type(dialog.getByLabelText(/^From/), '2099-07-01T10:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));

  expect(await screen.findByText('Scheduled for 01 Jul, 2099, 10:00 AM EDT')).toBeInTheDocument();
  expect(publish.mock.lastCall?.[0].body).toEqual({
    version: 2,
    publish_at: '2099-07-01T14:00:00.000Z',
  });
});

it('shows why a scheduled release failed, and takes its time back', async () => {
  mockRelease({
    ...{ state: 'scheduled', publish_at: '2026-11-20T12:00:00.000Z' },
    failure: '“Rents in winter”: It is in the bin.',
  });
  const reopen = mockApi('post', '/api/auth/content/releases/{id}/reopen', {
    list: [aRelease()],
  });
  await renderPage('/content/releases/content/3');
  expect(await screen.findByRole('alert')).toHaveTextContent('It is in the bin.');

  await userEvent.click(screen.getByRole('button', { name: 'Cancel the schedule' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the schedule' }));
  await screen.findByText('“Winter offering” is no longer scheduled');
  expect(reopen.mock.lastCall?.[0].body).toEqual({ version: 2 });
});

it('lets an editor put it together, and a publisher publish it', async () => {
  setSession(aSession({ rights: ['editor'] }));
  mockRelease();
  await renderPage('/content/releases/content/3');

  expect(await screen.findByRole('combobox', { name: 'Add an entry' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish…' })).toBeNull();
});

it('links to the pages with the drafts of all its entries', async () => {
  mockRelease({ items: [anItem(), anItem({ entry_id: 8, preview_path: '/lending' })] });
  const preview = mockApi('post', '/api/auth/content/previews', {
    ...{ token: 'secret', expires_at: '2026-11-24T12:00:00.000Z' },
  });
  await renderPage('/content/releases/content/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Show the pages' }));

  expect(await screen.findByRole('link', { name: '/lending' })).toHaveAttribute(
    'href',
    '/en/lending?preview=secret',
  );
  expect(preview.mock.lastCall?.[0].body).toEqual({ entry_ids: [7, 8] });
});
