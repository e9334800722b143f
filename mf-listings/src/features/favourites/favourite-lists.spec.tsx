import { ApiError } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { connectedList } from '../../shared/favourite-lists/connected-list';
import { favouriteNotes } from '../../shared/favourite-lists/favourite-notes';
import { listPerson } from '../../shared/favourite-lists/list-person';
import { favourites } from '../../shared/favourites/favourites';
import { aFavouriteList, aListedHome } from '../../testing/favourite-lists';
import { aListing, mockListingsById } from '../../testing/listings';
import { renderPage } from '../../testing/render';

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const openPanel = async () =>
  userEvent.click(await screen.findByText('On your other devices, and with others'));
const halsey = {
  ...{ id: 1, name: '764 Halsey Street', place: 'Brooklyn, NY 11233', price: 1_250_000 },
  monthly: false,
};
const guestList = (over: Parameters<typeof aFavouriteList>[0] = {}) =>
  aFavouriteList({ token: 'abc', role: 'guest', share_token: null, ...over });

beforeEach(async () => {
  await connectedList.change(() => null);
  await favouriteNotes.change(() => []);
  await listPerson.change(() => null);
  await favourites.change(() => [halsey]);
  mockListingsById(aListing(), aListing({ id: 2, address: 'Two Street', price: 700_000 }));
});

describe('the own favourites', () => {
  it('keeps a note on a home, and gives it up by Escape', async () => {
    await renderPage('/listings/favourites');
    await press('Add a note: 764 Halsey Street');
    const field = screen.getByLabelText('Your note: 764 Halsey Street');
    expect(field).toHaveFocus();
    await userEvent.type(field, 'Bright');
    await press('Save');
    expect(await screen.findByText('Bright')).toBeInTheDocument();
    expect(await favouriteNotes.read()).toEqual([{ id: 1, text: 'Bright' }]);
    const edit = screen.getByRole('button', { name: 'Edit the note: 764 Halsey Street' });
    await waitFor(() => expect(edit).toHaveFocus());
    await userEvent.click(edit);
    await userEvent.keyboard(' and loud{Escape}');
    expect(await favouriteNotes.read()).toEqual([{ id: 1, text: 'Bright' }]);
  });

  it('makes a list, shows its links, and ends sharing', async () => {
    mockApi('post', '/api/auth/favourite-lists', aFavouriteList());
    mockApi('post', '/api/auth/favourite-lists/list', aFavouriteList());
    const settings = mockApi(
      'patch',
      '/api/auth/favourite-lists',
      aFavouriteList({ share_token: null }),
    );
    await renderPage('/listings/favourites');
    await openPanel();
    await press('Take to another device or share');
    const own = await screen.findByLabelText('Your own link');
    expect(own).toHaveValue('http://localhost/listings/favourites#mine=owner-token');
    expect(screen.getByLabelText('The link to share')).toHaveValue(
      'http://localhost/listings/favourites#shared=share-token',
    );
    expect(screen.getByText(/in this browser and on your list/)).toBeInTheDocument();
    await press('End sharing');
    expect(await screen.findByText(/The list is not shared/)).toBeInTheDocument();
    expect(settings.mock.calls[0]?.[0].body).toEqual({
      ...{ token: 'owner-token', title: '', shared: false },
    });
    expect(screen.getByRole('button', { name: 'Share again' })).toHaveFocus();
  });

  it('shows what others have written, and removes a comment', async () => {
    const home = aListedHome({
      votes: [{ name: 'Bo', up: true, own: false }],
      comments: [
        { id: 7, name: 'Bo', text: 'Lovely', created_at: '2026-11-02T12:00:00.000Z', own: false },
      ],
    });
    await connectedList.change(() => ({ token: 'owner-token', base: [{ id: 1, text: '' }] }));
    mockApi('post', '/api/auth/favourite-lists/list', aFavouriteList({ homes: [home] }));
    const remove = mockApi(
      'post',
      '/api/auth/favourite-lists/comments/{id}/remove',
      aFavouriteList(),
    );
    await renderPage('/listings/favourites');
    expect(await screen.findByText('For: Bo')).toBeInTheDocument();
    await userEvent.click(screen.getByText('1 comment'));
    await press('Remove the comment of Bo');
    expect(await screen.findByText('The comment is removed.')).toBeInTheDocument();
    expect(remove.mock.calls[0]?.[0]).toMatchObject({ path: { id: '7' } });
    expect(screen.queryByText('Lovely')).not.toBeInTheDocument();
  });

  it('asks before it connects the device, and then has the homes of the list', async () => {
    const homes = [aListedHome({ id: 2, address: 'Two Street' }), aListedHome()];
    mockApi('post', '/api/auth/favourite-lists/list', aFavouriteList({ homes }));
    const change = mockApi('post', '/api/auth/favourite-lists/changes', aFavouriteList({ homes }));
    const { router } = await renderPage('/listings/favourites#mine=owner-token');
    expect(await screen.findByText(/1 favorite on this device joins/)).toBeInTheDocument();
    expect(change).not.toHaveBeenCalled();
    await press('Connect this device');
    expect(await screen.findByRole('button', { name: 'Save: Two Street' })).toBeInTheDocument();
    expect(router.state.location.hash).toBe('');
    expect(await screen.findByText('Up to date with your list.')).toBeInTheDocument();
  });

  it('says when the list cannot be reached, and tries again', async () => {
    await connectedList.change(() => ({ token: 'owner-token', base: [{ id: 1, text: '' }] }));
    const read = mockApi('post', '/api/auth/favourite-lists/list', aFavouriteList());
    read.mockRejectedValueOnce(new ApiError('Busy.', 503));
    await renderPage('/listings/favourites');
    expect(await screen.findByText(/We could not reach your list/)).toBeInTheDocument();
    await press('Try again');
    expect(await screen.findByText('Up to date with your list.')).toBeInTheDocument();
  });

  it('deletes the list only after a second question', async () => {
    await connectedList.change(() => ({ token: 'owner-token', base: [{ id: 1, text: '' }] }));
    mockApi('post', '/api/auth/favourite-lists/list', aFavouriteList());
    const end = mockApi('post', '/api/auth/favourite-lists/end', {});
    await renderPage('/listings/favourites');
    await openPanel();
    await press('Delete the list');
    expect(screen.getByRole('button', { name: 'Keep the list' })).toHaveFocus();
    expect(end).not.toHaveBeenCalled();
    await press('Yes, delete the list');
    expect(await screen.findByText(/The list is deleted/)).toBeInTheDocument();
    expect(await favourites.read()).toEqual([halsey]);
  });
});

describe('a shared list', () => {
  it('shows homes, notes and changed prices, and leaves the own favourites alone', async () => {
    const homes = [
      aListedHome({ id: 2, price: 750_000, note: 'Near the park', added_by: 'Cy' }),
      aListedHome({ id: 9, address: 'Gone Street' }),
    ];
    mockApi('post', '/api/auth/favourite-lists/list', guestList({ title: 'Ours', homes }));
    await renderPage('/listings/favourites#shared=abc');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ours' })).toBeInTheDocument();
    expect(await screen.findByText(/\$50,000 lower/)).toBeInTheDocument();
    expect(screen.getByText('Near the park')).toBeInTheDocument();
    expect(screen.getByText('Added by Cy')).toBeInTheDocument();
    expect(screen.getByText('Gone Street')).toBeInTheDocument();
    expect(await favourites.read()).toEqual([halsey]);
  });

  it('asks for a name before the first thumb', async () => {
    mockApi('post', '/api/auth/favourite-lists/list', guestList());
    const vote = mockApi(
      'post',
      '/api/auth/favourite-lists/votes',
      guestList({ homes: [aListedHome({ votes: [{ name: 'Bo', up: true, own: true }] })] }),
    );
    await renderPage('/listings/favourites#shared=abc');
    await press('Thumb up: 764 Halsey Street');
    await userEvent.type(screen.getAllByLabelText(/Your name/)[0] as HTMLElement, 'Bo');
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Save the name' })[0] as HTMLElement,
    );
    expect(await screen.findByText('For: Bo')).toBeInTheDocument();
    expect(vote.mock.calls[0]?.[0].body).toEqual({
      ...{ token: 'abc', id: 1, name: 'Bo', up: true },
      person: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const pressed = screen.getByRole('button', { name: 'Thumb up: 764 Halsey Street' });
    expect(pressed).toHaveAttribute('aria-pressed', 'true');
  });

  it('adds a home by the address of its page, and refuses another address', async () => {
    await listPerson.change(() => ({ key: '0'.repeat(32), name: 'Bo' }));
    mockApi('post', '/api/auth/favourite-lists/list', guestList());
    const add = mockApi(
      'post',
      '/api/auth/favourite-lists/homes',
      guestList({ homes: [aListedHome({ id: 2, added_by: 'Bo' }), aListedHome()] }),
    );
    await renderPage('/listings/favourites#shared=abc');
    const field = await screen.findByLabelText(/Link of its page/);
    await userEvent.type(field, 'https://elsewhere.example/2');
    await press('Add');
    expect(
      (await screen.findAllByText(/enter the address of a home’s page/)).length,
    ).toBeGreaterThan(0);
    expect(add).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'http://localhost/de/listings-detail/2?x');
    await press('Add');
    expect(await screen.findByText('Added by Bo')).toBeInTheDocument();
    expect(add.mock.calls[0]?.[0].body).toMatchObject({ id: 2, name: 'Bo' });
  });

  it('says in the language of the page that a list is no longer there', async () => {
    const gone = new ApiError('Not found.', 404);
    mockApi('post', '/api/auth/favourite-lists/list', guestList()).mockRejectedValue(gone);
    await renderPage('/listings/favourites#shared=abc', 'de');
    expect(await screen.findByText('Diese Liste ist nicht hier')).toBeInTheDocument();
  });

  it('offers another attempt, and says that a list is empty', async () => {
    const read = mockApi('post', '/api/auth/favourite-lists/list', guestList({ homes: [] }));
    read.mockRejectedValueOnce(new ApiError('Busy.', 503));
    await renderPage('/listings/favourites#shared=abc');
    expect(await screen.findByText('Busy.')).toBeInTheDocument();
    await press('Try again');
    expect(await screen.findByText('No homes on the list yet')).toBeInTheDocument();
  });
});
