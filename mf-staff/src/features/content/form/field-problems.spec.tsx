import 'fake-indexeddb/auto';
import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { fill, renderPage } from '../../../testing/render';
import { anEntry, mockEntry } from '../testing/entries';

const PATH = '/api/auth/content/entries/{id}';

/** Each test is another person: what one stores on the device may be late. */
let userId = 500;

const open = async () => {
  await renderPage('/content/content/newsletter/7');
  await screen.findByRole('heading', { level: 1 });
};
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

beforeEach(() => {
  userId += 1;
  setSession(aSession({ id: userId, rights: ['publisher'] }));
});

it('says what is wrong while one types, saves the draft all the same, and lets the server decide', async () => {
  const { save } = mockEntry();
  await open();
  const year = screen.getByRole('textbox', { name: /^Year/ });
  await fill(year, '9');
  expect(await screen.findByText('Please enter a number from 1,900 to 2,100.')).toBeInTheDocument();
  expect(year).toBeInvalid();
  await waitFor(() => expect(save).toHaveBeenCalled());

  save.mockRejectedValueOnce(new ApiError('', 422, { 'values.year': ['The server says no.'] }));
  await fill(year, '9');
  expect(await screen.findByText('The server says no.')).toBeInTheDocument();
  expect(screen.queryByText(/^Please enter a number/)).not.toBeInTheDocument();
});

it('asks for a required text when the field is left', async () => {
  mockEntry(anEntry({ draft: { values: {}, texts: {} } }));
  await open();
  expect(screen.queryByText('Please fill in this field.')).not.toBeInTheDocument();
  await userEvent.click(title());
  await userEvent.tab();
  expect(await screen.findByText('Please fill in this field.')).toBeInTheDocument();
  expect(title()).toBeInvalid();
});

it('keeps what is no number, and states the rule in the words of the server', async () => {
  const { save } = mockEntry();
  await open();
  const year = screen.getByRole('textbox', { name: /^Year/ });
  const message = 'Please enter a number.';
  // A slow machine saves while one types.
  save.mockRejectedValue(new ApiError('', 422, { 'values.year': [message] }));
  await userEvent.clear(year);
  await fill(year, 'next year');
  await userEvent.tab();
  await waitFor(() =>
    expect(save.mock.lastCall?.[0].body).toMatchObject({ changes: [{ value: 'next year' }] }),
  );
  expect(await screen.findByText('Not saved:')).toBeInTheDocument();
  expect(screen.getByText(message)).toBeInTheDocument();

  // Another tab and back: it is still there, and the notice leads to it.
  await userEvent.click(screen.getByRole('tab', { name: /^German/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Year' }));
  const again = await screen.findByRole('textbox', { name: /^Year/ });
  expect(again).toHaveValue('next year');
  await waitFor(() => expect(again).toHaveFocus());
});

it('states once what a publication lacks, and leads to the field', async () => {
  mockEntry(anEntry({ draft: { values: {}, texts: {} } }));
  const publish = mockApi('post', `${PATH}/publish`, { list: [anEntry()] });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Publish…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('It can be published when these fields are filled in:');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
  expect(publish).not.toHaveBeenCalled();

  await userEvent.click(dialog.getByRole('button', { name: 'Title' }));
  await waitFor(() => expect(title()).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
