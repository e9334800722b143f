import { ApiError } from '@phantom/mf-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Attempt } from '../form/use-send-form';
import { renderForm, setOnline, type Entries } from './render-form';

const field = (label: string) => screen.getByLabelText(label);
const press = (name = 'Send') => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(field(label), text);
const alert = () => screen.findByRole('alert');

type Send = (values: Entries, attempt: Attempt) => Promise<unknown>;
const sender = () => jest.fn<ReturnType<Send>, Parameters<Send>>().mockResolvedValue(undefined);
const keys = (send: jest.Mock<ReturnType<Send>, Parameters<Send>>) =>
  send.mock.calls.map(([, { key }]) => key);
const noResponse = () => new ApiError('We cannot reach the server.', 0);

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a form', () => {
  it('sends the values with the marks, then empties the form and deletes the draft', async () => {
    const send = sender();
    const onSent = jest.fn();
    await renderForm({ send, onSent });
    await type('Name', 'Ada');
    await userEvent.click(field('B'));
    await press();

    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    const [values, attempt] = send.mock.calls[0]!;
    expect(values).toMatchObject({ name: 'Ada', kind: 'b' });
    expect(attempt.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(attempt.marks).toEqual({
      page: '/',
      website: '',
      elapsed: expect.any(Number) as number,
    });
    expect(field('Name')).toHaveValue('');
    expect(field('A')).toBeChecked();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('shows no error on blur after it was sent by Enter', async () => {
    await renderForm({ send: sender() });
    await type('Name', 'Ada{Enter}');

    await waitFor(() => expect(field('Name')).toHaveValue(''));
    await userEvent.tab();
    await userEvent.tab();
    expect(field('Name')).toHaveAttribute('aria-invalid', 'false');
    await type('Name', 'A{Backspace}');
    await userEvent.tab();
    expect(await screen.findByText('Please enter your name.')).toBeInTheDocument();
  });

  it('lists the errors above the fields with links, and shows them at the fields', async () => {
    const send = sender();
    await renderForm({ send });
    await press();

    expect(await alert()).toHaveFocus();
    const entry = within(await alert()).getByRole('link', { name: 'Please enter your name.' });
    expect(field('Name')).toBeInvalid();
    expect(field('Name')).toHaveAccessibleDescription('Please enter your name.');
    await userEvent.click(entry);
    expect(field('Name')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows an error of the server at its field until the value changes', async () => {
    const errors = { message: ['No links, please.', 'second'], kind: ['Not this one.'] };
    const send = sender().mockRejectedValueOnce(new ApiError('Please check', 422, errors));
    await renderForm({ send });
    await type('Name', 'Ada');
    await type('Message', 'http');
    await press();

    const entries = within(await alert()).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Not this one.',
      'No links, please.',
    ]);
    expect(field('Message')).toHaveAccessibleDescription(/^No links, please\./);
    await type('Name', ' Moss');
    expect(field('Message')).toBeInvalid();
    await type('Message', 's');
    await waitFor(() => expect(field('Message')).toHaveAttribute('aria-invalid', 'false'));
    await userEvent.click(screen.getByRole('link', { name: 'Not this one.' }));
    expect(field('A')).toHaveFocus();

    await press();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(keys(send)[1]).not.toBe(keys(send)[0]);
  });

  it('sends once when the button and Enter are pressed repeatedly', async () => {
    let arrive: (value?: unknown) => void = () => undefined;
    const send = sender().mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const onSent = jest.fn();
    await renderForm({ send, onSent });
    await type('Name', 'Ada');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    await type('Name', '{Enter}');
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    act(() => arrive());
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('without a response', () => {
  it('explains that the outcome is unknown, and sends again with the same key', async () => {
    const send = sender().mockRejectedValueOnce(noResponse());
    await renderForm({ send });
    await type('Name', 'Ada');
    await press();
    expect(await alert()).toHaveTextContent(/it will not arrive twice/);
    expect(field('Name')).toHaveValue('Ada');

    await press('Send again');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(keys(send)[1]).toBe(keys(send)[0]);
  });

  it('keeps the key when a value differs only by its normalization', async () => {
    const send = sender().mockRejectedValueOnce(noResponse());
    const prepare = async (entries: Entries) => ({ ...entries, name: entries.name.toUpperCase() });
    await renderForm({ send, prepare });
    await type('Name', 'ada');
    await press();
    await alert();
    await userEvent.clear(field('Name'));
    await type('Name', 'ADA');
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['ADA', 'ADA']);
    expect(keys(send)[1]).toBe(keys(send)[0]);
  });

  it('uses another key for other content', async () => {
    const send = sender().mockRejectedValueOnce(noResponse());
    await renderForm({ send });
    await type('Name', 'Ada');
    await press();
    await alert();
    await type('Name', ' Moss');
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(keys(send)[1]).not.toBe(keys(send)[0]);
  });

  it('reports a lost connection, and offers to send again when it is back', async () => {
    const send = sender().mockRejectedValueOnce(noResponse());
    await renderForm({ send });
    await type('Name', 'Ada');
    act(() => setOnline(false));
    expect(screen.getByText(/You are offline/)).toBeInTheDocument();
    await press();
    expect(await alert()).toHaveTextContent(/You are offline/);

    act(() => setOnline(true));
    expect(await alert()).toHaveTextContent(/You are back online/);
    await press('Send again');
    await waitFor(() => expect(field('Name')).toHaveValue(''));
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  it('reports an unknown outcome when the connection breaks while sending', async () => {
    const send = sender().mockImplementationOnce(async () => {
      act(() => setOnline(false));
      throw noResponse();
    });
    await renderForm({ send });
    await type('Name', 'Ada');
    await press();
    expect(await alert()).toHaveTextContent(/it will not arrive twice/);
  });

  it('keeps the values and the key after a reload', async () => {
    const send = sender().mockRejectedValueOnce(noResponse());
    const first = await renderForm({ send });
    await type('Name', 'Ada');
    await press();
    await alert();
    first.unmount();

    await renderForm({ send });
    await waitFor(() => expect(field('Name')).toHaveValue('Ada'));
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(keys(send)[1]).toBe(keys(send)[0]);
  });
});

describe('a refusal of the server', () => {
  it('shows the time of the next try', async () => {
    const send = sender().mockRejectedValue(new ApiError('Too many messages.', 429, {}, 'id', 60));
    await renderForm({ send });
    await type('Name', 'Ada');
    await press();
    expect(await alert()).toHaveTextContent(/Too many messages\..*try again at \d/);
    expect(await alert()).not.toHaveTextContent('id');
  });

  it('shows the request id of a server error', async () => {
    const send = sender().mockRejectedValue(new ApiError('Sorry!', 503, {}, 'req-7'));
    await renderForm({ send });
    await type('Name', 'Ada');
    await press();
    expect(await alert()).toHaveTextContent('Sorry!');
    expect(await alert()).toHaveTextContent('req-7');
    expect(field('Name')).toHaveValue('Ada');
  });
});

describe('an unexpected error', () => {
  it.each(['send', 'prepare'] as const)('is shown and reported when thrown by %s', async (step) => {
    const fault = new TypeError('broken');
    const reported = jest.fn();
    window.reportError = reported;
    await renderForm({ send: sender(), [step]: () => Promise.reject(fault) });
    await type('Name', 'Ada');
    await press();
    expect(await alert()).toHaveTextContent(/Sorry! something went wrong/);
    expect(reported).toHaveBeenCalledWith(fault);
    expect(field('Name')).toHaveValue('Ada');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('draft', () => {
  it('is not overwritten with an empty form on mount', async () => {
    const first = await renderForm({ send: sender() });
    const write = jest.spyOn(Storage.prototype, 'setItem');
    await type('Name', 'A');
    first.unmount();
    await renderForm({ send: sender() });
    await waitFor(() => expect(field('Name')).toHaveValue('A'));
    expect(write).toHaveBeenCalled();
    for (const [, text] of write.mock.calls) expect(text).toContain('"name":"A"');
  });

  it('does not restore deleted text', async () => {
    const first = await renderForm({ send: sender() });
    await type('Name', 'A{Backspace}');
    first.unmount();
    await renderForm({ send: sender() });
    await type('Message', 'x');
    expect(field('Name')).toHaveValue('');
  });

  it('is deleted by the clear button', async () => {
    await renderForm({ send: sender() });
    await type('Name', 'Ada');
    expect(window.sessionStorage).toHaveLength(1);
    await press('Clear the form');
    expect(field('Name')).toHaveValue('');
    expect(field('Name')).toHaveFocus();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is not stored for a secret form', async () => {
    const send = sender().mockRejectedValue(noResponse());
    await renderForm({ send, isSecret: true });
    await type('Name', 'Ada');
    await press();
    expect(await alert()).toHaveTextContent('We cannot reach the server.');
    expect(window.sessionStorage).toHaveLength(0);
  });
});
