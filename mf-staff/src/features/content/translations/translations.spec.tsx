import 'fake-indexeddb/auto';
import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';
import { aWinterEntry, aTranslation, aTranslationRow, TYPE } from '../testing/work-fixtures';

const OTHERS = ['properties-content', 'listings-content', 'auth-content'] as const;

function mockBoard() {
  for (const service of OTHERS) {
    mockApi('get', `/api/auth/${service}/types`, { list: [] });
    mockApi('get', `/api/auth/${service}/translations`, { list: [], total: 0 });
    mockApi('get', `/api/auth/${service}/translations/progress`, { list: [] });
    mockApi('get', `/api/auth/${service}/translations/next`, { list: [] });
  }
  mockApi('get', '/api/auth/content/types', { list: [TYPE] });
  mockApi('get', '/api/auth/content/translations/progress', {
    list: [
      { type: 'newsletter', language: 'de', state: 'done', count: 3 },
      { type: 'newsletter', language: 'de', state: 'outdated', count: 1 },
      { type: 'newsletter', language: 'de', state: 'empty', count: 2 },
    ],
  });
  mockApi('get', '/api/auth/content/translations/next', { list: [aTranslationRow()] });
  return mockApi('get', '/api/auth/content/translations', { list: [aTranslationRow()], total: 1 });
}

function mockEntry() {
  mockApi('get', '/api/auth/content/types', { list: [TYPE] });
  mockApi('get', '/api/auth/content/entries/{id}', { list: [aWinterEntry()] });
  mockApi('post', '/api/auth/content/entries/{id}/presence', { list: [aWinterEntry()] });
  return mockApi('get', '/api/auth/content/entries/{id}/translations/{language}', {
    list: [aTranslation()],
  });
}

/** Each test is another person: what one stores on the device may be late. */
let userId = 300;

beforeEach(() => {
  userId += 1;
  setSession(aSession({ id: userId, rights: ['editor'] }));
});

it('shows what each language of each entry lacks, and the progress', async () => {
  const board = mockBoard();
  await renderPage('/content/translations?language=it&state=untranslated');

  const row = within(await screen.findByRole('row', { name: /Rents in winter/ }));
  expect(row.getByRole('link', { name: 'Outdated : Rents in winter, German' })).toHaveAttribute(
    'href',
    '/content/translations/content/newsletter/7?language=de',
  );
  expect(row.getByRole('link', { name: /^At the agency/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'German 3 of 4' })).toBeInTheDocument();
  expect(screen.getByText(/its developers translate them/)).toBeInTheDocument();
  expect(board.mock.lastCall?.[0].query).toMatchObject({ language: 'it', state: 'untranslated' });
});

it('says where a kind has nothing to translate', async () => {
  mockBoard();
  mockApi('get', '/api/auth/content/translations/progress', {
    list: [{ type: 'newsletter', language: 'de', state: 'empty', count: 2 }],
  });
  await renderPage('/content/translations?language=de');

  expect(await screen.findByRole('link', { name: 'German Nothing to translate' })).toBeVisible();
  expect(screen.queryByText('0 of 0')).toBeNull();
});

it('opens the next untranslated entry by one key', async () => {
  mockBoard();
  mockEntry();
  await renderPage('/content/translations');
  await screen.findByRole('row', { name: /Rents in winter/ });
  await userEvent.keyboard('{F8}');

  expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveValue('Mieten im Herbst');
});

it('shows the change of the source since the translation, and confirms it', async () => {
  mockEntry();
  const confirm = mockApi(
    'post',
    '/api/auth/content/entries/{id}/translations/{language}/confirm',
    { list: [aTranslation({ state: 'done', fields: [] })] },
  );
  await renderPage('/content/translations/content/newsletter/7?language=de');

  const field = within(await screen.findByRole('group', { name: 'Title' }));
  expect(field.getByText('Changed since the translation:')).toBeInTheDocument();
  expect(field.getByText('autumn')).toBeInTheDocument();
  expect(field.getByText('winter')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Still correct : Title' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Still correct/ })).toBeNull());
  expect(confirm.mock.lastCall?.[0]).toMatchObject({
    path: { id: '7', language: 'de' },
    body: { version: 4, field: 'title' },
  });
});

it('saves a translation as the editor does', async () => {
  mockEntry();
  const save = mockApi('patch', '/api/auth/content/entries/{id}', {
    list: [aWinterEntry({ version: 5 })],
  });
  await renderPage('/content/translations/content/newsletter/7?language=de');
  await userEvent.type(await screen.findByRole('textbox', { name: /Title/ }), '!');

  await waitFor(() => expect(save).toHaveBeenCalled(), { timeout: 3000 });
  expect(save.mock.lastCall?.[0].body).toEqual({
    version: 4,
    changes: [{ path: 'texts.de.title', value: 'Mieten im Herbst!' }],
  });
});

const result = (original: string, over = {}) => ({
  ...{ original, entry_id: 7, title: 'Rents in winter', taken: ['Title'], outdated: [] },
  ...{ unchanged: 0, refused: [], ...over },
});

/** Chooses a file of this content under a name that says nothing. */
async function importFile(content: string) {
  await renderPage('/content/translations?language=de');
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const file = new File([content], 'translated.xlf', { type: 'application/xml' });
  file.text = () => Promise.resolve(content);
  await userEvent.upload(screen.getByLabelText('XLIFF files'), file, { applyAccept: false });
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
}

const xliffOf = (...originals: string[]) =>
  `<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0">${originals
    .map((original) => `<x:file original="${original}"/>`)
    .join('')}</x:xliff>`;

it('reports what an import saved and what it refused', async () => {
  mockBoard();
  const refused = [
    { field: 'Text', unit: 'body.1', reason: 'codes', message: 'A link is missing.' },
  ];
  const send = mockApi('post', '/api/auth/content/translations/import', {
    list: [result('content/newsletter/7', { refused })],
  });
  const xliff = xliffOf('content/newsletter/7');
  await importFile(xliff);

  expect(await screen.findByText('Saved: Title.')).toBeInTheDocument();
  expect(screen.getByText('Refused: Text. A link is missing.')).toBeInTheDocument();
  expect(screen.getByText(/^What was saved is a draft/)).toBeInTheDocument();
  expect(send.mock.lastCall?.[0].body).toEqual({ language: 'de', xliff });
});

it('sends a file to each service whose entries it has, whatever its name', async () => {
  mockBoard();
  const content = mockApi('post', '/api/auth/content/translations/import', { list: [] });
  mockApi('post', '/api/auth/properties-content/translations/import', {
    list: [result('properties/project/3', { title: 'Mill house' })],
  });
  mockApi('post', '/api/auth/listings-content/translations/import', {
    list: [result('listings/own-home/4', { title: 'Loft' })],
  });
  await importFile(xliffOf('listings/own-home/4', 'properties/project/3'));

  expect(await screen.findByText('Mill house')).toBeInTheDocument();
  expect(screen.getByText('Loft')).toBeInTheDocument();
  expect(content).not.toHaveBeenCalled();
});

it('shows why a file from elsewhere is refused', async () => {
  mockBoard();
  const message = 'This file was not exported from this website.';
  mockApi('post', '/api/auth/content/translations/import', () => {
    throw new ApiError('Please check', 422, { xliff: [message] });
  });
  await importFile(xliffOf('index.html'));

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByText(/^What was saved is a draft/)).toBeNull();
});

it('asks for a file when none was chosen', async () => {
  mockBoard();
  await renderPage('/content/translations?language=de');
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Please choose at least one file.');
  expect(dialog.getByLabelText('XLIFF files')).toBeInvalid();

  const file = new File(['x'], 'translated.xlf', { type: 'application/xml' });
  await userEvent.upload(dialog.getByLabelText('XLIFF files'), file, { applyAccept: false });
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('says why nothing is exported when no state is chosen', async () => {
  mockBoard();
  await renderPage('/content/translations?language=de');
  await userEvent.click(await screen.findByRole('button', { name: 'Export for an agency' }));
  const dialog = within(screen.getByRole('dialog'));
  for (const name of ['Missing', 'Partial', 'Outdated']) {
    await userEvent.click(dialog.getByRole('checkbox', { name }));
  }
  expect(dialog.getByRole('alert')).toHaveTextContent('Please choose at least one state.');
  expect(dialog.getByRole('button', { name: 'Save files' })).toHaveAccessibleDescription(
    'Please choose at least one state.',
  );
});
