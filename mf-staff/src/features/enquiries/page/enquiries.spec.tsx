import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiMock } from '@phantom/mf-kit/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';
import { anEnquiry, counts } from '../../../testing/enquiries';

// Tests render whole pages and query by role: a busy machine needs more than a second.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

let content: ApiMock<'get', '/api/auth/enquiries'>;
let listings: ApiMock<'get', '/api/auth/listings-enquiries'>;
let colleagues: ApiMock<'get', '/api/auth/accounts'>;

const answer = (list: ReturnType<typeof anEnquiry>[], over = {}) =>
  ({ list, counts: counts({ new: list.length }), more: false, ...over }) as never;
const aHome = (id: number) =>
  anEnquiry(id, { kind: 'listing', subject: undefined, listing_title: '96 Bank St' });
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const names = async () =>
  (await rows()).map((row) => within(row).getByRole('link').textContent?.replace('new: ', ''));
const asked = () => content.mock.lastCall?.[0].query;

// Loads the route before the first test, so that its time does not count.
beforeAll(() => import('./enquiries.route'));

beforeEach(() => {
  setSession(aSession());
  const adrian = { id: 2, name: 'Adrian Cole', email: 'adrian@example.com', image: null };
  colleagues = mockApi('get', '/api/auth/accounts', { list: [adrian] });
  content = mockApi('get', '/api/auth/enquiries', answer([anEnquiry(5), anEnquiry(3)]));
  listings = mockApi('get', '/api/auth/listings-enquiries', answer([aHome(4)]));
});

describe('inbox', () => {
  it('merges the enquiries of all services, newest first, and counts new ones', async () => {
    await renderPage('/enquiries');

    expect(await names()).toEqual(['Visitor 5', 'Visitor 4', 'Visitor 3']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enquiries 3 new');
    expect(screen.getByRole('tab', { name: 'Open 3' })).toHaveAttribute('aria-selected', 'true');
    expect(asked()).toMatchObject({ state: ['new', 'in_progress'], limit: '25' });
    expect(screen.getByText('3 enquiries')).toBeInTheDocument();
    const home = within((await rows())[1] as HTMLElement);
    expect(home.getByText('96 Bank St')).toBeInTheDocument();
    expect(home.getByRole('link', { name: 'new: Visitor 4' })).toHaveAttribute(
      'href',
      '/enquiries/listing/4',
    );
  });

  it('writes every filter into the address and reads it back', async () => {
    const { router } = await renderPage('/enquiries?view=all&search=deck');
    const search = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
    expect(
      await screen.findByRole('searchbox', { name: 'Name, email, phone or text' }),
    ).toHaveValue('deck');

    await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'Adrian Cole');
    await waitFor(() => expect(search()).toEqual({ view: 'all', search: 'deck', assignee: '2' }));
    await userEvent.type(screen.getByRole('searchbox'), ' roof{Enter}');
    await waitFor(() => expect(asked()).toMatchObject({ search: 'deck roof', assignee: '2' }));
    await userEvent.click(screen.getByRole('tab', { name: /^Spam/ }));
    await waitFor(() => expect(asked()).toMatchObject({ state: 'spam', assignee: '2' }));

    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(search()).toEqual({ view: 'spam' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  });

  it('calls only services that have the requested kind', async () => {
    await renderPage('/enquiries?kind=listing');
    expect(await names()).toEqual(['Visitor 4']);
    expect(content).not.toHaveBeenCalled();
  });

  it('waits until the year of a date is complete', async () => {
    const { router } = await renderPage('/enquiries');
    const from = await screen.findByLabelText('From');
    await userEvent.type(from, '2026-11-20');
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-11-20'));
  });

  it('pages by the keys of the listed enquiries', async () => {
    content.mockResolvedValue(answer([anEnquiry(5), anEnquiry(3)], { more: true }));
    const { router } = await renderPage('/enquiries?size=10');
    await userEvent.click(await screen.findByRole('link', { name: /Older/ }));
    await waitFor(() => expect(asked()?.before).toBe(anEnquiry(3).key));
    expect(router.state.location.search).toMatch(/^\?size=10&before=/);

    await userEvent.click(await screen.findByRole('link', { name: /Newer/ }));
    await waitFor(() => expect(asked()?.after).toBe(anEnquiry(5).key));
  });

  it('fills the first page when nothing newer exists', async () => {
    await renderPage(`/enquiries?after=${anEnquiry(1).key}`);
    expect(await names()).toHaveLength(3);
    expect(asked()?.after).toBeUndefined();
    expect(screen.queryByRole('link', { name: /Newer/ })).not.toBeInTheDocument();
  });
});

describe('incomplete data', () => {
  it('shows the other enquiries while a service is down, names the missing ones and retries', async () => {
    listings.mockRejectedValueOnce(new ApiError('No answer', 503));
    await renderPage('/enquiries');

    expect(await names()).toEqual(['Visitor 5', 'Visitor 3']);
    expect(screen.getByRole('alert')).toHaveTextContent(/about homes cannot be reached/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await names()).toHaveLength(3));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not wait for a slow service when another has responded', async () => {
    const { setTimeout: wait } = window;
    // A plain function: Testing Library takes a spy for fake timers.
    const hurry = (act: () => void, ms?: number) => wait(act, ms === 5_000 ? 1_000 : ms);
    window.setTimeout = hurry as typeof wait;
    listings.mockReturnValue(new Promise(() => undefined));
    await renderPage('/enquiries');
    expect(await names()).toEqual(['Visitor 5', 'Visitor 3']);
    expect(screen.getByRole('alert')).toHaveTextContent(/about homes cannot be reached/);
    window.setTimeout = wait;
  });

  it('keeps the list while a check for new enquiries fails and shows them later', async () => {
    const clock = jest.spyOn(Date, 'now');
    const start = Date.now();
    await renderPage('/enquiries');
    await rows();
    content.mockClear().mockRejectedValueOnce(new ApiError('No answer', 503));
    const look = async (minutes: number) => {
      clock.mockReturnValue(start + minutes * 60_000);
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(content).toHaveBeenCalledWith({ query: { limit: '1' } }));
    };
    await look(2);
    expect(await names()).toEqual(['Visitor 5', 'Visitor 4', 'Visitor 3']);
    expect(content).toHaveBeenCalledTimes(1);

    content.mockClear().mockResolvedValue(answer([anEnquiry(6), anEnquiry(5), anEnquiry(3)]));
    await look(4);
    await waitFor(async () => expect(await names()).toHaveLength(4));
    clock.mockRestore();
  });

  it('shows an error and a retry when no service responds', async () => {
    content.mockRejectedValueOnce(new ApiError('No answer', 503));
    listings.mockRejectedValueOnce(new ApiError('No answer', 503));
    await renderPage('/enquiries');
    expect(await screen.findByText('No answer')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await names()).toHaveLength(3);
  });

  it('refuses an investor even if only one service reports it', async () => {
    content.mockRejectedValue(new ApiError('You are not allowed to do this', 403));
    await renderPage('/enquiries');
    expect(await screen.findByText('You are not allowed to do this')).toBeInTheDocument();
  });

  it('works without the list of colleagues', async () => {
    colleagues.mockRejectedValue(new ApiError('No answer', 503));
    await renderPage('/enquiries?assignee=2');
    expect(await names()).toHaveLength(3);
    expect(screen.getByLabelText('Assigned to')).toHaveValue('2');
  });

  it.each([
    ['/enquiries', 'Nothing is waiting for an answer'],
    ['/enquiries?view=closed', 'There are no enquiries here'],
    ['/enquiries?search=x', 'No enquiry fits these filters'],
  ])('explains why %s is empty', async (path, words) => {
    content.mockResolvedValue(answer([]));
    listings.mockResolvedValue(answer([]));
    await renderPage(path);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export as CSV' })).not.toBeInTheDocument();
  });
});

describe('export', () => {
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));

  it('collects every page of the filtered list', async () => {
    await renderPage('/enquiries?search=x');
    await rows();
    content
      .mockResolvedValueOnce(answer([anEnquiry(5)], { more: true }))
      .mockResolvedValueOnce(answer([anEnquiry(3)]));
    listings.mockResolvedValueOnce(answer([])).mockResolvedValueOnce(answer([]));
    await press();

    expect(await screen.findByText('2 enquiries exported')).toBeInTheDocument();
    expect(asked()).toMatchObject({ search: 'x', limit: '100', before: anEnquiry(5).key });
    expect(saved).toHaveLength(1);
  });

  it('saves no incomplete file when a service is down', async () => {
    await renderPage('/enquiries');
    await rows();
    listings.mockRejectedValueOnce(new ApiError('No answer', 503));
    await press();

    expect(await screen.findByText(/Nothing was exported/)).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});
