import { renderRoutes } from '@phantom/mf-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendForm } from '../frame/send-form';
import { useSendForm } from '../send/use-send-form';
import { ComboboxField, type FindOptions, type Option } from './combobox-field';

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

it('is found and chosen by the keys alone, from the last to the first', async () => {
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

it('shows what the latest words find, whenever the answer to earlier ones comes', async () => {
  let answerLate: (found: Option[]) => void = () => undefined;
  const late = new Promise<Option[]>((resolve) => (answerLate = resolve));
  find.mockImplementation((words) => (words === 'ada' ? Promise.resolve([ADA]) : late));
  await userEvent.type(field(), 'ada');
  expect(await screen.findByRole('option', { name: /Ada Lind/ })).toBeVisible();

  await act(async () => answerLate([ADA, GRACE]));
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it('shows its value again where other words were left, and nobody where it was emptied', async () => {
  await userEvent.click(field());
  await userEvent.click(await screen.findByRole('option', { name: 'Grace Okafor' }));
  await userEvent.type(field(), ' the second');
  await userEvent.tab();
  expect(field()).toHaveValue('Grace Okafor');

  await userEvent.clear(field());
  await save();
  await waitFor(() => expect(sent()).toBeNull());
});

it('closes the list at Escape, and not the dialog around it', async () => {
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
  ['nobody is found', async () => [], 'Nobody of that name'],
  ['it cannot be loaded', () => Promise.reject(new Error('503')), /cannot be loaded/],
])('says so where %s', async (_, answer, sentence) => {
  find.mockImplementation(answer);
  await userEvent.click(field());

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});
