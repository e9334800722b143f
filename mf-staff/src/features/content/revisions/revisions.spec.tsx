import 'fake-indexeddb/auto';
import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';
import type { Revision } from '../api/revisions';
import { aMedia } from '../../../testing/media';
import { aField, anEntry, aType, mockEntry } from '../testing/entries';

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

it('loads the revisions again on request when they could not be loaded', async () => {
  setSession(aSession({ id: 299, rights: ['editor'] }));
  mockEntry();
  const load = mockApi('get', PATH, { list: [aRevision(1)] });
  load.mockRejectedValueOnce(new ApiError('The service does not respond. Please try again.', 503));
  await renderPage('/content/content/newsletter/7?pane=revisions');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/does not respond/)).toBeInTheDocument();

  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByText(/Paul Ito changed it$/, { ignore: 'button *' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows who changed what, the words that changed, and makes a revision the draft', async () => {
  setSession(aSession({ id: 300, rights: ['editor'] }));
  mockEntry();
  const list = [
    aRevision(3, { action: 'restored', note: '1' }),
    aRevision(2),
    aRevision(1, { action: 'created', changed: [] }),
  ];
  mockApi('get', PATH, { list });
  const detail = { ...aRevision(1), data: data('Letter seven', 2027), before: data('Letter six') };
  mockApi('get', `${PATH}/{number}`, { list: [detail] });
  const restore = mockApi('post', `${PATH}/{number}/restore`, { list: [anEntry({ version: 9 })] });
  await renderPage('/content/content/newsletter/7?pane=revisions');

  const items = await within(await screen.findByRole('list', { name: 'Revisions' })).findAllByRole(
    'listitem',
  );
  expect(items[0]).toHaveTextContent(/^Revision 3 · Paul Ito went back to revision 1/);
  expect(items[1]).toHaveTextContent(/^Revision 2 · Paul Ito changed it.*Title \(EN\)/);
  await userEvent.click(
    within(items[2]!).getByRole('button', { name: /^Compare.*: Revision 1, Paul Ito created it$/ }),
  );

  const dialog = within(await screen.findByRole('dialog', { name: /^Revision 1 of 20 Nov, 2026/ }));
  const title = await dialog.findByRole('region', { name: 'Title' });
  expect(title.querySelector('del')).toHaveTextContent('six');
  expect(title.querySelector('ins')).toHaveTextContent('seven');
  expect(dialog.getByRole('region', { name: 'Year' })).toHaveTextContent('Before2026After2027');

  await userEvent.click(dialog.getByRole('button', { name: 'Make it the draft' }));
  await waitFor(() => expect(restore).toHaveBeenCalled());
  expect(restore.mock.lastCall?.[0].path).toEqual({ id: '7', number: '1' });
});

const NAMES: Record<string, string> = { 7: 'Town house', 8: 'Garden', 9: 'Fact sheet' };

it('shows pictures and files before and after by what they are, also within texts and lists', async () => {
  setSession(aSession({ id: 300, rights: ['editor'] }));
  const fields = [
    aField('image', { kind: 'picture' }),
    aField('body', { kind: 'rich-text', translated: true }),
    aField('sheets', { kind: 'list', fields: [aField('sheet', { kind: 'file' })] }),
  ];
  mockEntry(anEntry(), aType({ fields }));
  mockApi('get', PATH, { list: [aRevision(2), aRevision(1)] });
  mockApi('get', '/api/auth/content/media/{id}', ({ path }: { path?: Record<string, string> }) => {
    const id = Number(path?.['id']);
    const alt = { en: `Seen: ${NAMES[id]}` };
    return id === 9
      ? {
          list: [
            aMedia({
              id,
              name: NAMES[id],
              kind: 'document',
              content_type: 'application/pdf',
              alt: {},
            }),
          ],
        }
      : {
          list: [
            aMedia({ id, name: NAMES[id], src: `/media/content/${id}-0a1b2c3d/1920.webp`, alt }),
          ],
        };
  });
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'Snow.' }] };
  const shown = { type: 'mediaPicture', attrs: { media: 8, caption: '' } };
  const texts = (content: object[]) => ({ en: { body: { type: 'doc', content } } });
  const detail = {
    ...aRevision(2),
    before: { values: { image: 7 }, texts: texts([words]) },
    data: { values: { image: 8, sheets: [{ sheet: 9 }] }, texts: texts([words, shown]) },
  };
  mockApi('get', `${PATH}/{number}`, { list: [detail] });
  await renderPage('/content/content/newsletter/7?pane=revisions');
  await userEvent.click((await screen.findAllByRole('button', { name: /^Compare/ }))[0]!);

  const dialog = within(await screen.findByRole('dialog'));
  const image = await dialog.findByRole('region', { name: 'Image' });
  await waitFor(() =>
    expect(image).toHaveTextContent('BeforeTown houseSeen: Town houseAfterGardenSeen: Garden'),
  );
  const sources = [...image.querySelectorAll('img')].map((each) => each.getAttribute('src'));
  expect(sources).toEqual([
    '/media/content/7-0a1b2c3d/400.webp',
    '/media/content/8-0a1b2c3d/400.webp',
  ]);
  const body = dialog.getByRole('region', { name: 'Body' });
  await waitFor(() => expect(body).toHaveTextContent('Before(empty)AfterGardenSeen: Garden'));
  const sheets = dialog.getByRole('region', { name: 'Sheets' });
  await waitFor(() => expect(sheets).toHaveTextContent('Before(empty)AfterPDFFact sheet'));
  expect(dialog.queryByText(/#\d/)).not.toBeInTheDocument();
});

it('shows times in the time zone in which they are entered, and names it', async () => {
  setSession(aSession({ id: 300, rights: ['editor'] }));
  const fields = [aField('date', { kind: 'date-time' })];
  mockEntry(anEntry(), aType({ fields }));
  mockApi('get', PATH, { list: [aRevision(2), aRevision(1)] });
  const detail = {
    ...aRevision(2),
    before: { values: {}, texts: {} },
    data: { values: { date: '2026-11-24T14:30:00.000Z' }, texts: {} },
  };
  mockApi('get', `${PATH}/{number}`, { list: [detail] });
  await renderPage('/content/content/newsletter/7?pane=revisions');
  await userEvent.click((await screen.findAllByRole('button', { name: /^Compare/ }))[0]!);

  const dialog = within(await screen.findByRole('dialog'));
  const date = await dialog.findByRole('region', { name: 'Date' });
  expect(date).toHaveTextContent('Before(empty)After24 Nov, 2026, 9:30 AM EST');
});

it('says what happened where no field changed', async () => {
  setSession(aSession({ id: 300, rights: ['editor'] }));
  mockEntry();
  const unchanged = { changed: [] };
  const list = [
    aRevision(4, { ...unchanged, action: 'published' }),
    aRevision(3, { ...unchanged, action: 'scheduled', note: '2026-11-24T14:30:00.000Z' }),
    aRevision(2, unchanged),
    aRevision(1, { ...unchanged, action: 'created' }),
  ];
  mockApi('get', PATH, { list });
  const detail = { ...list[0]!, data: data('Letter 7'), before: data('Letter 7') };
  mockApi('get', `${PATH}/{number}`, { list: [detail] });
  await renderPage('/content/content/newsletter/7?pane=revisions');

  const items = await within(await screen.findByRole('list', { name: 'Revisions' })).findAllByRole(
    'listitem',
  );
  const texts = [
    'No field changed; visitors saw it from then on.',
    'It was to be published 24 Nov, 2026, 9:30 AM EST.',
    'No field changed: what was typed was taken back.',
    'It began empty.',
  ];
  for (const [index, text] of texts.entries()) expect(items[index]).toHaveTextContent(text);
  await userEvent.click(within(items[0]!).getByRole('button', { name: /^Compare/ }));
  expect(await within(await screen.findByRole('dialog')).findByText(texts[0]!)).toBeInTheDocument();
});
