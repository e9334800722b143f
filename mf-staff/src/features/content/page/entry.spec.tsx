import 'fake-indexeddb/auto';
import { ApiError, setSession, type AccountRight } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { fill, renderPage } from '../../../testing/render';
import { aField, anEntry, aType, mockEntry } from '../testing/entries';

const PATH = '/api/auth/content/entries/{id}';
const DRAFT = anEntry().draft;

/** Each test is another person: what one stores on the device may be late. */
let userId = 100;

const signIn = (...rights: AccountRight[]) => {
  userId += 1;
  setSession(aSession({ id: userId, rights }));
};
const open = async (search = '') => {
  const view = await renderPage(`/content/content/newsletter/7${search}`);
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const press = async (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getByRole('textbox', { name: /^Title/ });

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () =>
    ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as never;
});

beforeEach(() => signIn('publisher'));

describe('the form', () => {
  it('saves what is typed by itself and says so', async () => {
    const { save } = mockEntry();
    await open();
    await userEvent.clear(title());
    await fill(title(), 'Winter');

    const changes = [{ path: 'texts.en.title', value: 'Winter' }];
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith({ path: { id: '7' }, body: { version: 4, changes } }),
    );
    expect(await screen.findByText(/Saved \d+ s ago/)).toBeInTheDocument();
  });

  it('saves at once with Ctrl+S', async () => {
    const { save } = mockEntry();
    await open();
    fireEvent.change(title(), { target: { value: 'Letter 7!' } });
    // The form handles the key in place of the browser.
    expect(fireEvent.keyDown(title(), { key: 's', ctrlKey: true })).toBe(false);

    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  });

  it('counts characters and shows the message of the server at its field', async () => {
    const { save } = mockEntry();
    save.mockRejectedValueOnce(new ApiError('', 422, { 'values.year': ['Please check it.'] }));
    await open();
    expect(screen.getByText('8 / 120')).toBeInTheDocument();
    await fill(screen.getByRole('textbox', { name: /^Year/ }), '9');

    expect(await screen.findByText('Please check it.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Year/ })).toBeInvalid();
  });

  it('shows a translation beside its source', async () => {
    const { save } = mockEntry();
    await open('?language=de');
    expect(screen.getByRole('tab', { name: 'German (outdated)' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByText('Snow fell.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Year/ })).not.toBeInTheDocument();
    await fill(title(), 'Brief 7');

    await waitFor(() => expect(save).toHaveBeenCalled());
    const changes = [{ path: 'texts.de.title', value: 'Brief 7' }];
    expect(save.mock.lastCall?.[0].body).toEqual({ version: 4, changes });
  });

  it('says that it is not saved without a connection, and tries again', async () => {
    const { save } = mockEntry();
    save.mockRejectedValue(new ApiError('', 0));
    await open();
    await fill(title(), '!');

    const [text] = await screen.findAllByText(/Not saved: no connection/);
    expect(text).toBeInTheDocument();
    save.mockResolvedValue({ list: [anEntry({ version: 5 })] });
    await press('Try again');
    expect(await screen.findByText(/Saved \d+ s ago/)).toBeInTheDocument();
  });

  it('shows both versions of a field that two people changed', async () => {
    const { save } = mockEntry();
    const theirs = { ...DRAFT, texts: { en: { title: 'Theirs' } } };
    const conflict = { path: 'texts.en.title', value: 'Theirs' as never, by: 'Paul Ito' };
    save.mockResolvedValueOnce({
      list: [anEntry({ version: 6, draft: theirs, conflicts: [conflict] })],
    });
    await open();
    await userEvent.clear(title());
    await fill(title(), 'Mine');

    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(/Paul Ito has changed.*Yours.*Mine.*Paul Ito’s.*Theirs/);
    await press('Take theirs');
    expect(title()).toHaveValue('Theirs');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('adds, moves and removes the items of a list', async () => {
    const entries = aField('entries', { kind: 'list', max: 2, fields: [aField('what')] });
    const draft = { values: { entries: [{ what: 'One' }] }, texts: {} };
    const { save } = mockEntry(anEntry({ draft }), aType({ fields: [aField('title'), entries] }));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add an item' }));
    expect(screen.getByRole('button', { name: 'Add an item' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const [, second] = screen.getAllByRole('textbox', { name: 'What' });
    await fill(second!, 'Two');
    await press('Move up: Two');
    await press('Remove: One');

    await waitFor(() => expect(save).toHaveBeenCalled());
    await waitFor(() =>
      expect(save.mock.lastCall?.[0].body).toMatchObject({
        changes: [{ path: 'values.entries', value: [{ what: 'Two' }] }],
      }),
    );
  });
});

describe('who and what', () => {
  it('shows who else has it open, the note to the reviewer, and what is still empty', async () => {
    const draft = { values: {}, texts: {} };
    const others = [{ account_id: 9, name: 'Paul Ito' }];
    mockEntry(
      anEntry({
        draft,
        others,
        review_requested_at: '2026-11-20T15:00:00Z',
        review_note: 'Check the date',
      }),
    );
    await open();

    expect(screen.getByText('Paul Ito')).toBeInTheDocument();
    expect(screen.getByText('Check the date')).toBeInTheDocument();
    await press('Title');
    await waitFor(() => expect(title()).toHaveFocus());
  });

  it('lets an editor ask for a review, but not publish', async () => {
    signIn('editor');
    mockEntry();
    const review = mockApi('post', `${PATH}/review`, { list: [anEntry({ version: 5 })] });
    await open();
    expect(screen.queryByRole('button', { name: 'Publish…' })).not.toBeInTheDocument();
    await press('More');
    expect(screen.queryByRole('button', { name: 'Move to the bin' })).not.toBeInTheDocument();

    await press('Ask for review');
    const dialog = within(await screen.findByRole('dialog'));
    await fill(dialog.getByRole('textbox'), 'Check the date');
    await userEvent.click(dialog.getByRole('button', { name: 'Send for review' }));
    await waitFor(() => expect(review).toHaveBeenCalled());
    expect(review.mock.lastCall?.[0].body).toEqual({ version: 4, note: 'Check the date' });
  });

  it('is not for employees without a right', async () => {
    signIn();
    mockEntry();
    await open();

    expect(screen.getByText('This page is for those who edit the site')).toBeInTheDocument();
  });

  it('can only be read while it is in the bin', async () => {
    const { presence } = mockEntry(anEntry({ state: 'deleted' }));
    await open();

    expect(title()).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Restore' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Publish…' })).not.toBeInTheDocument();
    expect(presence).not.toHaveBeenCalled();
  });
});

it('shows no other page before a page at the root of the site has an address', async () => {
  mockEntry(anEntry({ preview_path: '/' }), aType({ has_slug: true }));
  mockApi('post', '/api/auth/content/previews', {
    token: 'secret',
    expires_at: '2099-07-01T14:00:00.000Z',
  });
  await open('?pane=preview');

  expect(await screen.findByText('This page has no address yet')).toBeInTheDocument();
  expect(screen.queryByTitle('Preview of the page')).toBeNull();
});

describe('publishing', () => {
  it('saves first, then publishes the saved version', async () => {
    const { save } = mockEntry();
    save.mockResolvedValue({ list: [anEntry({ version: 5 })] });
    const publish = mockApi('post', `${PATH}/publish`, { list: [anEntry({ version: 6 })] });
    await open();
    await fill(title(), '!');
    await press('Publish…');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }));

    await waitFor(() => expect(publish).toHaveBeenCalled());
    expect(publish.mock.lastCall?.[0].body).toEqual({ version: 5 });
    expect(save).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Published. Visitors see it at once.')).toBeInTheDocument();
  });

  it('schedules for a New York time, wherever the computer is, and refuses one in the past', async () => {
    mockEntry();
    const publish = mockApi('post', `${PATH}/publish`, { list: [anEntry()] });
    await open();
    await press('Publish…');
    await userEvent.click(await screen.findByRole('radio', { name: 'Later' }));
    const from = screen.getByLabelText(/^From/);
    await fill(from, '2020-01-01T10:00');
    await press('Schedule');
    expect(
      (await screen.findAllByText('Please choose a time in the future.')).length,
    ).toBeGreaterThan(0);
    expect(publish).not.toHaveBeenCalled();

    await userEvent.clear(from);
    await userEvent.type(from, '2099-07-01T10:00');
    // The tests run in UTC.
    expect(from).toHaveAccessibleDescription(
      'New York time (EDT); on this computer Jul 1, 2099, 2:00 PM UTC',
    );
    await press('Schedule');
    await waitFor(() => expect(publish).toHaveBeenCalled());
    const publish_at = '2099-07-01T14:00:00.000Z';
    expect(publish.mock.lastCall?.[0].body).toEqual({ version: 4, publish_at });
    expect(await screen.findByText('Scheduled for 01 Jul, 2099, 10:00 AM EDT')).toBeInTheDocument();
  });

  it('shows why the server refuses', async () => {
    mockEntry();
    const publish = mockApi('post', `${PATH}/publish`, { list: [anEntry()] });
    publish.mockRejectedValueOnce(new ApiError('Before it can be published, fill in: Title.', 422));
    await open();
    await press('Publish…');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }));

    expect(await screen.findByText(/Before it can be published/)).toBeInTheDocument();
  });

  it('moves to the bin after a question', async () => {
    mockEntry();
    mockApi('get', '/api/auth/content/entries', { list: [], total: 0 });
    mockApi('get', '/api/auth/accounts', { list: [] });
    const remove = mockApi('delete', PATH, { list: [anEntry({ state: 'deleted' })] });
    const { router } = await open();
    await press('More');
    await press('Move to the bin');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Move “Letter 7” to the bin?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Move to the bin' }));

    await waitFor(() => expect(remove).toHaveBeenCalled());
    expect(remove.mock.lastCall?.[0].query).toEqual({ version: '4' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/content/content/newsletter'));
  });
});
