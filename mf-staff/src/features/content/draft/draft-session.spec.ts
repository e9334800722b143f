import 'fake-indexeddb/auto';
import { ApiError } from '@phantom/mf-kit';
import { mockApi, type ApiMock } from '@phantom/mf-kit/testing';
import { waitFor } from '@testing-library/react';
import { anEntry } from '../testing/entries';
import { ChangeStore, unsavedEntries } from './change-store';
import { DraftSession } from './draft-session';

const PATH = '/api/auth/content/entries/{id}';
const REF = { service: 'content', id: 7 } as const;
const TITLE = 'texts.en.title';
const LEAD = 'texts.en.lead';

let save: ApiMock<'patch', typeof PATH>;
let store: ChangeStore;
/** Each test is about another person: what the one before stores may be late. */
let userId = 0;

const withTitle = (title: string, version: number, over = {}) =>
  anEntry({
    version,
    draft: { values: { year: 2026 }, texts: { en: { title, lead: 'Snow fell.' } } },
    ...over,
  });
const refusal = (status: number, errors = {}) => new ApiError('Refused', status, errors);
const open = (stored?: Awaited<ReturnType<ChangeStore['read']>>, entry = anEntry()) =>
  new DraftSession(REF, entry, store, stored);
const bodies = () => save.mock.calls.map(([{ body }]) => body);

beforeEach(() => {
  save = mockApi('patch', PATH, { list: [withTitle('Winter', 5)] });
  mockApi('post', `${PATH}/presence`, { list: [anEntry()] });
  userId += 1;
  store = new ChangeStore(userId, REF);
});

describe('saving', () => {
  it('sends only the changed fields, within two seconds after the first key', async () => {
    jest.useFakeTimers();
    const draft = open();
    draft.set(TITLE, 'Win');
    draft.set(TITLE, 'Winter');
    expect(draft.getState().save).toBe('unsaved');

    await jest.advanceTimersByTimeAsync(2000);
    expect(bodies()).toEqual([{ version: 4, changes: [{ path: TITLE, value: 'Winter' }] }]);
    jest.useRealTimers();
    await waitFor(() => expect(draft.getState().save).toBe('saved'));
    expect(draft.getState().entry.version).toBe(5);
  });

  it('removes an emptied value', async () => {
    const draft = open();
    draft.set(LEAD, '');
    await draft.flush();

    expect(bodies()).toEqual([{ version: 4, changes: [{ path: LEAD, value: null }] }]);
  });

  it('saves what is typed during a save afterwards, from the new version', async () => {
    const draft = open();
    draft.set(TITLE, 'Winter');
    const first = draft.flush();
    draft.set(LEAD, 'It snowed.');
    await first;
    expect(draft.valueOf(LEAD)).toBe('It snowed.');
    await draft.flush();

    expect(bodies().at(-1)).toEqual({ version: 5, changes: [{ path: LEAD, value: 'It snowed.' }] });
  });

  it('saves the other fields when the server refuses one, and shows its message', async () => {
    save.mockRejectedValueOnce(refusal(422, { 'values.year': ['Too large'] }));
    const draft = open();
    draft.set(TITLE, 'Winter');
    draft.set('values.year', 99_999);
    await draft.flush();
    expect(draft.getState().errors).toEqual({ 'values.year': ['Too large'] });
    await draft.flush();

    expect(bodies().at(-1)).toEqual({ version: 4, changes: [{ path: TITLE, value: 'Winter' }] });
    expect(draft.getState().save).toBe('blocked');

    draft.set('values.year', 2027);
    expect(draft.getState().errors).toEqual({});
    expect(await draft.flush()).toBe(true);
  });
});

describe('without a connection', () => {
  it('stores the changes on the device and saves them when the connection is back', async () => {
    save.mockRejectedValueOnce(refusal(0));
    const draft = open();
    const stop = draft.start();
    draft.set(TITLE, 'Winter');
    await draft.flush();
    expect(draft.getState().save).toBe('offline');
    expect(await store.read()).toMatchObject({ changes: [{ path: TITLE, value: 'Winter' }] });
    expect(await unsavedEntries(userId)).toEqual([REF]);

    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(draft.getState().save).toBe('saved'));
    expect(await store.read()).toBeUndefined();
    stop();
  });

  it('tries again by itself when the server is busy', async () => {
    save.mockRejectedValueOnce(refusal(503));
    const draft = open();
    draft.set(TITLE, 'Winter');
    await draft.flush();
    expect(draft.getState().save).toBe('busy');

    await waitFor(() => expect(draft.getState().save).toBe('saved'), { timeout: 3000 });
  });

  it('keeps the changes when the session has ended', async () => {
    save.mockRejectedValueOnce(refusal(401));
    const draft = open();
    draft.set(TITLE, 'Winter');
    await draft.flush();

    expect(draft.getState().save).toBe('signed-out');
    expect(await store.read()).toMatchObject({ version: 4 });
  });

  it('restores what an earlier visit left, and saves it from the version that it was made from', async () => {
    const stored = { version: 3, changes: [{ path: TITLE, value: 'Winter' }], storedAt: 1 };
    const draft = open(stored);
    expect(draft.valueOf(TITLE)).toBe('Winter');
    expect(draft.getState().restoredFrom).toBe(1);

    await draft.flush();
    expect(bodies()).toEqual([{ version: 3, changes: stored.changes }]);
  });

  it('gives nobody the changes of another person', async () => {
    store.save({ version: 3, changes: [{ path: TITLE, value: 'Winter' }], storedAt: 1 });
    await store.read();

    expect(await new ChangeStore(userId + 1, REF).read()).toBeUndefined();
    expect(await unsavedEntries(userId + 1)).toEqual([]);
  });
});

describe('a field that somebody else has changed', () => {
  const conflict = { path: TITLE, value: 'Theirs' as never, by: 'Paul Ito' };

  beforeEach(() => {
    save.mockResolvedValueOnce({ list: [withTitle('Theirs', 6, { conflicts: [conflict] })] });
  });

  it('is not saved before the person chooses', async () => {
    const draft = open();
    draft.set(TITLE, 'Mine');
    await draft.flush();
    expect(draft.getState()).toMatchObject({ save: 'blocked', conflicts: [conflict] });
    expect(draft.valueOf(TITLE)).toBe('Mine');
    await draft.flush();
    expect(save).toHaveBeenCalledTimes(1);

    draft.resolve(TITLE, 'mine');
    await draft.flush();
    expect(bodies().at(-1)).toEqual({ version: 6, changes: [{ path: TITLE, value: 'Mine' }] });
  });

  it('shows theirs when the person takes it', async () => {
    const draft = open();
    draft.set(TITLE, 'Mine');
    await draft.flush();
    draft.resolve(TITLE, 'theirs');

    expect(draft.valueOf(TITLE)).toBe('Theirs');
    expect(draft.getState().save).toBe('saved');
    expect(await draft.flush()).toBe(true);
    expect(save).toHaveBeenCalledTimes(1);
  });
});

it('finds a conflict in a field that is typed in while a save is under way', async () => {
  const lead = { values: {}, texts: { en: { title: 'Winter', lead: 'Theirs' } } };
  save.mockResolvedValueOnce({
    list: [anEntry({ version: 6, draft: lead, updated_by: 'Paul Ito' })],
  });
  const draft = open();
  draft.set(TITLE, 'Winter');
  const first = draft.flush();
  draft.set(LEAD, 'Mine');
  await first;

  expect(draft.getState().conflicts).toEqual([{ path: LEAD, value: 'Theirs', by: 'Paul Ito' }]);
});
