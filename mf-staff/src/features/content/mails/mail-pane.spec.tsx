import 'fake-indexeddb/auto';
import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { fill, renderPage } from '../../../testing/render';
import { anEntry, aType, mockEntry } from '../testing/entries';
import { getEntryMail } from './entry-mails';

const PATH = '/api/auth/content/entries/{id}';
const MAIL = {
  subject: 'Snow and permits',
  text: 'Snow fell: https://phantom.example.com/x',
  html: '<!doctype html><p style="font-size: 17px">Snow <a href="https://phantom.example.com/x">fell</a>.</p>',
};

/** Each test is another person: what one stores on the device may be late. */
let userId = 500;

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

beforeEach(() => {
  userId += 1;
  setSession(aSession({ id: userId, rights: ['editor'] }));
});

async function open({ search = '', isMail = true } = {}) {
  const { save } = mockEntry(anEntry(), aType({ is_mail: isMail }));
  const mail = mockApi('get', `${PATH}/mail`, { list: [MAIL] });
  const test = mockApi('post', `${PATH}/test-mail`, {});
  await renderPage(`/content/content/newsletter/7?pane=mail${search}`);
  await screen.findByRole('heading', { level: 1 });
  return { save, mail, test };
}
const shown = () => screen.findByRole('heading', { level: 2, name: MAIL.subject });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getByRole('textbox', { name: /^Title/ });

it('shows the mail in the language of the form, formatted and as plain text', async () => {
  const { mail } = await open({ search: '&language=de' });
  await shown();
  expect(mail.mock.lastCall?.[0]).toMatchObject({ path: { id: '7' }, query: { lang: 'de' } });
  expect(screen.getByTitle('Preview of the email')).toBeInTheDocument();

  await press('Plain text');
  expect(screen.getByText(MAIL.text)).toBeInTheDocument();
  expect(screen.queryByTitle('Preview of the email')).not.toBeInTheDocument();
});

it('runs no script of the mail, applies its styles, and opens its links in a new tab', async () => {
  await open();
  await shown();
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview of the email');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  expect(frame.srcdoc).not.toContain(' style=');
  // jsdom does not load the document of `srcdoc`.
  const document = new DOMParser().parseFromString(frame.srcdoc, 'text/html');
  Object.defineProperty(frame, 'contentDocument', { value: document });
  fireEvent.load(frame);

  expect(document.querySelector('p')?.style.fontSize).toBe('17px');
  expect(document.links[0]?.target).toBe('_blank');
});

it('reads the mail again after a save', async () => {
  const { save, mail } = await open();
  await shown();
  const changed = { ...MAIL, subject: 'Winter' };
  mail.mockResolvedValue({ list: [changed] });
  await fill(title(), '!');

  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(await screen.findByRole('heading', { level: 2, name: 'Winter' })).toBeInTheDocument();
});

it('saves the last changes, then sends the test', async () => {
  const { save, test } = await open();
  await shown();
  fireEvent.change(title(), { target: { value: 'Letter 7!' } });
  await press('Send me a test');

  expect(await screen.findByText('The test is on its way.')).toBeInTheDocument();
  expect(test.mock.lastCall?.[0]).toMatchObject({ path: { id: '7' }, body: { lang: 'en' } });
  const [[saved], [sent]] = [save.mock.invocationCallOrder, test.mock.invocationCallOrder];
  expect(saved).toBeLessThan(sent ?? 0);
});

it('sends no test while a change is refused', async () => {
  const { save, test } = await open();
  await shown();
  save.mockRejectedValue(new ApiError('', 422, { 'values.year': ['Please check it.'] }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Year/ }), { target: { value: '9' } });
  await press('Send me a test');

  expect(await screen.findByText(/Your last changes are not saved yet/)).toBeInTheDocument();
  expect(test).not.toHaveBeenCalled();
});

it('shows why the test was not sent', async () => {
  const { test } = await open();
  await shown();
  test.mockRejectedValue(new ApiError('Please try again later.', 503));
  await press('Send me a test');

  expect(await screen.findByText('Please try again later.')).toBeInTheDocument();
});

it('shows why there is no mail, and tries again', async () => {
  const { mail } = await open();
  await shown();
  mail.mockRejectedValueOnce(new ApiError('Please publish the address first.', 422));
  await fill(title(), '!');
  expect(await screen.findByText('Please publish the address first.')).toBeInTheDocument();
  await press('Try again');

  expect(await shown()).toBeInTheDocument();
  expect(screen.queryByText('Please publish the address first.')).not.toBeInTheDocument();
});

it('is not offered for an entry that is no mail', async () => {
  const { mail } = await open({ isMail: false });

  expect(await screen.findByRole('tab', { name: 'Revisions' })).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Email' })).not.toBeInTheDocument();
  expect(mail).not.toHaveBeenCalled();
});

it('reads the mails of accounts from their service', async () => {
  mockApi('get', '/api/auth/auth-content/entries/{id}/mail', { list: [MAIL] });
  const { signal } = new AbortController();

  await expect(getEntryMail({ service: 'auth', id: 3 }, 'de', signal)).resolves.toEqual(MAIL);
});
