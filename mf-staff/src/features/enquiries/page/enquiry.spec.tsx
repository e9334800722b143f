import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiCall, type ApiMock } from '@phantom/mf-kit/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';
import type { EnquiryDetail } from '../api/enquiry';
import { aDetail, anEnquiry, counts } from '../../../testing/enquiries';

// Tests render whole pages and query by role: a busy machine needs more than a second.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

let getEnquiry: ApiMock<'get', '/api/auth/enquiries/{kind}/{id}'>;
let changeEnquiry: ApiMock<'patch', '/api/auth/enquiries/{kind}/{id}'>;
let addNote: ApiMock<'post', '/api/auth/enquiries/{kind}/{id}/notes'>;
let listEnquiries: ApiMock<'get', '/api/auth/enquiries'>;
let colleagues: ApiMock<'get', '/api/auth/accounts'>;

const adrian = { id: 2, name: 'Adrian Cole', email: 'adrian@example.com', image: null };
const aChange = (over: object = {}) => ({
  ...{ id: 1, actor_id: 2, actor_name: 'Adrian Cole', created_at: '2026-11-20T16:00:00.000Z' },
  ...{ field: 'state' as const, from: 'new', to: 'answered', ...over },
});
const assigned = (id: number, from: string | null, to: string | null) =>
  aChange({ id, field: 'assignee', from, to });
const part = (name: string) => within(screen.getByRole('region', { name }));
const responseOf = (detail: EnquiryDetail) => ({ list: [detail] }) as never;
const show = async (detail: EnquiryDetail = aDetail(), search = '') => {
  getEnquiry = mockApi('get', '/api/auth/enquiries/{kind}/{id}', responseOf(detail));
  mockApi('get', '/api/auth/listings-enquiries/{kind}/{id}', responseOf(detail));
  const view = await renderPage(`/enquiries/${detail.kind}/${detail.id}${search}`);
  await screen.findByRole('heading', { level: 1, name: detail.name });
  await screen.findByRole('link', { name: /^Newer/ });
  return view;
};

// Loads the route before the first test, so that its time does not count.
beforeAll(() => import('./enquiry.route'));

beforeEach(() => {
  window.sessionStorage.clear();
  setSession(aSession());
  const path = '/api/auth/enquiries/{kind}/{id}';
  getEnquiry = mockApi('get', path, responseOf(aDetail()));
  changeEnquiry = mockApi('patch', path, responseOf(aDetail()));
  addNote = mockApi('post', `${path}/notes`, responseOf(aDetail()));
  colleagues = mockApi('get', '/api/auth/accounts', { list: [adrian] });
  const beside = { more: false, counts: counts() };
  const listOf = ({ query }: ApiCall) => [anEnquiry(query?.['before'] ? 6 : 8)];
  const respond = (call: ApiCall) => ({ ...beside, list: listOf(call) }) as never;
  listEnquiries = mockApi('get', '/api/auth/enquiries', respond);
  mockApi('get', '/api/auth/listings-enquiries', { ...beside, list: [] });
});

describe('enquiry', () => {
  it('shows the submitted form and links to reply', async () => {
    await show(aDetail({ topic: 'Submit a Deal', phone_kind: 'mobile', lang: 'de' }));
    const message = part('What was written');

    for (const text of ['Would you look at it?', 'Six units', 'Submit a Deal', 'German']) {
      expect(message.getByText(text)).toBeInTheDocument();
    }
    expect(message.getByText('(212) 555-0142 (mobile)')).toBeInTheDocument();
    expect(message.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      'mailto:visitor7%40example.com?subject=Your%20enquiry%3A%20Six%20units',
    );
    expect(message.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+12125550142');
  });

  it('links to the listing', async () => {
    const home = { kind: 'listing', listing_id: 9, listing_title: '96 Bank St' } as const;
    await show(aDetail({ ...home, wants_visit: true, wants_information: true }));
    const link = screen.getByRole('link', { name: '96 Bank St (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/listings-detail/9');
    expect(screen.getByText('Wants to see it, Wants to know more')).toBeInTheDocument();
  });

  it('shows only the fields that an investor filled in', async () => {
    const investor = { kind: 'investor', country: 'DE', is_accredited: false } as const;
    await show(aDetail({ ...investor, subject: undefined, phone: null, message: null }));
    expect(screen.getByText('Germany')).toBeInTheDocument();
    expect(screen.getByText('No', { selector: 'dd' })).toBeInTheDocument();
    expect(screen.queryByText('Expected amount')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Call' })).not.toBeInTheDocument();
    expect(screen.getByText('No message was left.')).toBeInTheDocument();
  });

  it('shows why it is considered spam', async () => {
    await show(aDetail({ state: 'spam', spam_sign: 'too-fast' }));
    expect(screen.getByText(/faster than a person/)).toBeInTheDocument();
  });

  it('links to its neighbours in the list and back to the list', async () => {
    await show(aDetail(), '?view=all&assignee=me');
    const way = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await way('Newer: Visitor 8')).toBe('/enquiries/contact/8?view=all&assignee=me');
    expect(await way('Older: Visitor 6')).toBe('/enquiries/contact/6?view=all&assignee=me');
    expect(await way('Enquiries')).toBe('/enquiries?view=all&assignee=me');
    const query = expect.objectContaining({ assignee: 'me', limit: '1', after: aDetail().key });
    expect(listEnquiries).toHaveBeenCalledWith({ query });
  });

  it.each(['/enquiries/contact/99', '/enquiries/contact/x', '/enquiries/letter/1'])(
    'shows that none exists at %s',
    async (path) => {
      getEnquiry.mockRejectedValue(new ApiError('Sorry!', 404));
      await renderPage(path);
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('not found');
      expect(screen.getByRole('link', { name: 'All enquiries' })).toBeInTheDocument();
    },
  );

  it('shows its history, latest first', async () => {
    await show(aDetail({ history: [aChange(), assigned(2, null, '1')] }));
    const steps = part('History').getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent?.replace(/[^·]+ ·/, ' |'))).toEqual([
      ' | 20 Nov, 2026, 11:00 AM EST',
      ' | 20 Nov, 2026, 11:00 AM EST',
      ' | 20 Nov, 2026, 10:07 AM EST',
    ]);
    expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual([
      'Adrian Cole: Assigned to Nadia Brooks',
      'Adrian Cole: New → Answered',
      'Received',
    ]);
  });

  it('names colleagues, people who signed here, and former employees', async () => {
    const bySomebodyGone = { id: 1, actor_id: 9, actor_name: 'Gone Away' };
    const names = [assigned(2, '1', '2'), assigned(3, '2', '9'), assigned(4, '9', '12')];
    const once = [assigned(5, '12', 'As It Was Said'), assigned(6, 'As It Was Said', null)];
    const history = [aChange(bySomebodyGone), ...names, ...once];
    await show(aDetail({ assignee_id: 12, history }));
    const steps = part('History').getAllByRole('listitem');
    expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual([
      'Adrian Cole: Assigned to nobody',
      'Adrian Cole: Assigned to As It Was Said',
      'Adrian Cole: Assigned to Colleague no. 12',
      'Adrian Cole: Assigned to Gone Away',
      'Adrian Cole: Assigned to Adrian Cole',
      'Gone Away: New → Answered',
      'Received',
    ]);
    expect(part('Handling').getByLabelText('Assigned to')).toHaveDisplayValue('Colleague no. 12');
  });

  it('is shown before its neighbours are loaded', async () => {
    listEnquiries.mockReturnValue(new Promise(() => undefined));
    await renderPage('/enquiries/contact/7');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Visitor 7');
  });
});

describe('handling', () => {
  const handling = () => part('Handling');
  const lastChange = () => changeEnquiry.mock.lastCall?.[0].body;
  const press = (name: string) => userEvent.click(handling().getByRole('button', { name }));

  it('saves state and assignee together and shows a toast', async () => {
    await show();
    await userEvent.click(handling().getByRole('radio', { name: 'In progress' }));
    await userEvent.selectOptions(handling().getByLabelText('Assigned to'), 'Adrian Cole');
    await press('Save');

    expect(await screen.findByText('The enquiry is saved.')).toBeInTheDocument();
    expect(changeEnquiry).toHaveBeenCalledWith({
      path: { kind: 'contact', id: '7' },
      body: { version: 1, state: 'in_progress', assignee_id: 2 },
    });
  });

  it('saves nothing when nothing changed', async () => {
    await show();
    await press('Save');
    expect(changeEnquiry).not.toHaveBeenCalled();
  });

  it('assigns the enquiry to the user with one click and clears the assignee', async () => {
    await show();
    await press('Assign to me');
    await waitFor(() => expect(lastChange()).toEqual({ version: 1, assignee_id: 1 }));

    document.body.replaceChildren();
    await show(aDetail({ assignee_id: 1, version: 2 }));
    expect(screen.queryByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument();
    await userEvent.selectOptions(handling().getByLabelText('Assigned to'), 'Nobody');
    await press('Save');
    await waitFor(() => expect(lastChange()).toEqual({ version: 2, assignee_id: null }));
  });

  it('works without the list of colleagues', async () => {
    colleagues.mockRejectedValue(new ApiError('No answer', 503));
    await show();
    expect(handling().getByLabelText('Assigned to')).toHaveAccessibleDescription(
      /list of colleagues cannot be reached/,
    );
    expect(handling().getByRole('option', { name: 'Nadia Brooks (you)' })).toBeInTheDocument();
  });

  it('shows the changes of another user, keeps the selection and saves it', async () => {
    await show();
    await userEvent.click(handling().getByRole('radio', { name: 'Closed' }));
    changeEnquiry.mockRejectedValueOnce(new ApiError('Somebody else…', 409));
    const now = aDetail({ state: 'answered', version: 2, history: [aChange()] });
    getEnquiry.mockResolvedValue(responseOf(now));
    await press('Save');

    const notice = await handling().findByRole('alert');
    expect(notice).toHaveFocus();
    await waitFor(() => expect(notice).toHaveTextContent('Adrian Cole: New → Answered'));
    expect(handling().getByRole('radio', { name: 'Closed' })).toBeChecked();
    await press('Save');
    await waitFor(() => expect(lastChange()).toEqual({ version: 2, state: 'closed' }));
  });

  it('continues with the current version and keeps the selection', async () => {
    await show();
    await userEvent.click(handling().getByRole('radio', { name: 'Closed' }));
    changeEnquiry.mockRejectedValueOnce(new ApiError('Somebody else…', 409));
    const now = aDetail({ state: 'answered', version: 2, history: [aChange()] });
    getEnquiry.mockResolvedValue(responseOf(now));
    await press('Save');
    await handling().findByRole('alert');
    await press('Continue with the new state');
    expect(handling().queryByRole('alert')).not.toBeInTheDocument();
    expect(handling().getByRole('radio', { name: 'Closed' })).toBeChecked();
    expect(changeEnquiry).toHaveBeenCalledTimes(1);
  });

  it('keeps the selection when saving fails', async () => {
    await show();
    await userEvent.click(handling().getByRole('radio', { name: 'Closed' }));
    changeEnquiry.mockRejectedValueOnce(new ApiError('No answer.', 503));
    await press('Save');
    expect(await handling().findByRole('alert')).toHaveTextContent(
      'This could not be saved. No answer.',
    );
    expect(handling().getByRole('radio', { name: 'Closed' })).toBeChecked();
  });
});

describe('notes', () => {
  const notes = () => part('Notes');
  const note = { id: 1, actor_id: 2, actor_name: 'Adrian Cole', text: 'Called.\nWill write.' };

  it('show their author', async () => {
    await show(aDetail({ notes: [{ ...note, created_at: '2026-11-20T16:00:00.000Z' }] }));
    const [item] = notes().getAllByRole('listitem');
    expect(item).toHaveTextContent('Adrian Cole 20 Nov, 2026, 11:00 AM EST');
    expect(item).toHaveTextContent('Called. Will write.');
  });

  it('are added with an idempotency key and must not be empty', async () => {
    await show();
    await userEvent.click(notes().getByRole('button', { name: 'Add note' }));
    expect(await notes().findByRole('alert')).toHaveTextContent('Please write the note');
    await userEvent.type(notes().getByLabelText(/^New note/), 'Called.');
    await userEvent.click(notes().getByRole('button', { name: 'Add note' }));

    expect(await screen.findByText('The note is added.')).toBeInTheDocument();
    expect(addNote).toHaveBeenCalledWith({
      path: { kind: 'contact', id: '7' },
      body: { text: 'Called.' },
    });
    const { headers } = addNote.mock.calls[0]![0].request;
    expect(headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
    expect(notes().getByLabelText(/^New note/)).toHaveValue('');
    await waitFor(() => expect(getEnquiry).toHaveBeenCalledTimes(2));
  });

  it('keep the entered text when they cannot be saved', async () => {
    const view = await show();
    addNote.mockRejectedValueOnce(new ApiError('No answer.', 503));
    await userEvent.type(notes().getByLabelText(/^New note/), 'Called.');
    await userEvent.click(notes().getByRole('button', { name: 'Add note' }));
    expect(await notes().findByRole('alert')).toHaveTextContent('No answer.');
    view.unmount();

    await show();
    await waitFor(() => expect(notes().getByLabelText(/^New note/)).toHaveValue('Called.'));
  });
});
