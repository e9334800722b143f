import 'fake-indexeddb/auto';
import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, waitFor } from '@testing-library/react';
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

it('publishes nothing that lacks a required text', async () => {
  mockEntry(anEntry({ draft: { values: {}, texts: {} } }));
  const publish = mockApi('post', `${PATH}/publish`, { list: [anEntry()] });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Publish…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('Title: Please fill in this field.')).toBeInTheDocument();
  expect(publish).not.toHaveBeenCalled();
});
