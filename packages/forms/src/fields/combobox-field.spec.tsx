import { renderRoutes } from '@phantom/mf-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendForm } from '../form/send-form';
import { useSendForm } from '../form/use-send-form';
import { ComboboxField } from './combobox-field';
import type { FindOptions, Option } from './use-combobox';

const ADA = { value: '1', label: 'Ada Lind', detail: 'ada@example.com' };
const GRACE = { value: '2', label: 'Grace Okafor' };
const find = jest.fn<ReturnType<FindOptions>, Parameters<FindOptions>>();
const send = jest.fn<Promise<void>, [{ who: Option | null }]>();
const onEscape = jest.fn();

function Example() {
  const state = useSendForm<{ who: Option | null }>({
    name: 'who',
    initialValues: { who: null },
    send,
    onSent: () => undefined,
  });
  return (
    <SendForm state={state}>
      <ComboboxField name="who" label="Assigned to" find={find} />
      <button>Save</button>
    </SendForm>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Assigned to' });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const sent = () => send.mock.lastCall?.[0].who;

beforeEach(async () => {
  window.sessionStorage.clear();
  find.mockReset().mockResolvedValue([ADA, GRACE]);
  send.mockReset().mockResolvedValue(undefined);
  onEscape.mockReset();
  const routes = [{ path: '/', Component: Example }];
  await renderRoutes({ name: 'forms', routes, locales: async () => ({}), path: '/' });
  await screen.findByRole('combobox');
});

it('finds and chooses an option by the keyboard alone', async () => {
  await userEvent.type(field(), '{ArrowDown}');
  await screen.findByRole('listbox', { name: 'Assigned to' });
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(active()).toHaveTextContent('Ada Lind');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toHaveTextContent('Grace Okafor');

  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('Grace Okafor');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
  await save();
  expect(sent()).toEqual(GRACE);
});

it('ignores a late response to an earlier search', async () => {
  let respondLate: (found: Option[]) => void = () => undefined;
  const late = new Promise<Option[]>((resolve) => (respondLate = resolve));
  find.mockImplementation((text) => (text === 'ada' ? Promise.resolve([ADA]) : late));
  await userEvent.type(field(), 'ada');
  expect(await screen.findByRole('option', { name: /Ada Lind/ })).toBeVisible();

  await act(async () => respondLate([ADA, GRACE]));
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it('restores its value after an unfinished search, and clears it when the field is emptied', async () => {
  await userEvent.click(field());
  await userEvent.click(await screen.findByRole('option', { name: 'Grace Okafor' }));
  await userEvent.type(field(), ' the second');
  await userEvent.tab();
  expect(field()).toHaveValue('Grace Okafor');

  await userEvent.clear(field());
  await save();
  await waitFor(() => expect(sent()).toBeNull());
});

it('closes the list on Escape, but not the dialog around it', async () => {
  document.addEventListener('keydown', onEscape);
  await userEvent.click(field());
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onEscape).not.toHaveBeenCalled();

  await userEvent.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalled();
  document.removeEventListener('keydown', onEscape);
});

it.each([
  ['no option is found', async () => [], 'Nobody of that name'],
  ['the search fails', () => Promise.reject(new Error('503')), /cannot be loaded/],
])('shows a message when %s', async (_, response, sentence) => {
  find.mockImplementation(response);
  await userEvent.click(field());

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});
