import 'fake-indexeddb/auto';
import { setSession } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';
import type { Revision } from '../api/revisions';
import { anEntry, mockEntry } from '../testing/entries';

const PATH = '/api/auth/content/entries/{id}/revisions';

const aRevision = (number: number, over: Partial<Revision> = {}): Revision => ({
  number,
  action: 'edited',
  note: null,
  by: 'Paul Ito',
  at: '2026-11-20T15:00:00Z',
  changed: ['texts.en.title'],
  ...over,
});
const data = (title: string, year = 2026) => ({ values: { year }, texts: { en: { title } } });

beforeAll(() => {
  window.matchMedia = () =>
    ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as never;
});

it('shows who changed what, the words that changed, and makes a revision the draft', async () => {
  setSession(aSession({ id: 300, rights: ['editor'] }));
  mockEntry();
  const list = [aRevision(2), aRevision(1, { action: 'created', changed: [] })];
  mockApi('get', PATH, { list });
  const detail = { ...aRevision(1), data: data('Letter seven', 2027), before: data('Letter six') };
  mockApi('get', `${PATH}/{number}`, { list: [detail] });
  const restore = mockApi('post', `${PATH}/{number}/restore`, { list: [anEntry({ version: 9 })] });
  await renderPage('/content/content/newsletter/7?pane=revisions');

  const items = await within(await screen.findByRole('list', { name: 'Revisions' })).findAllByRole(
    'listitem',
  );
  expect(items[0]).toHaveTextContent(/Paul Ito changed it.*Title \(EN\)/);
  await userEvent.click(within(items[1]!).getByRole('button', { name: /^Compare/ }));

  const dialog = within(await screen.findByRole('dialog'));
  const title = await dialog.findByRole('region', { name: 'Title' });
  expect(title.querySelector('del')).toHaveTextContent('six');
  expect(title.querySelector('ins')).toHaveTextContent('seven');
  expect(dialog.getByRole('region', { name: 'Year' })).toHaveTextContent('Before2026After2027');

  await userEvent.click(dialog.getByRole('button', { name: 'Make it the draft' }));
  await waitFor(() => expect(restore).toHaveBeenCalled());
  expect(restore.mock.lastCall?.[0].path).toEqual({ id: '7', number: '1' });
});
