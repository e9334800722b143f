import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '../../../shared/files/save-file';
import type { PartName, PersonalData } from '../../../shared/personal-data/parts';
import { aSession } from '../../../testing/a-session';
import { fill, renderPage } from '../../../testing/render';

jest.mock('../../../shared/files/save-file');

const email = 'ada@example.com';
const person = { email, account_id: 12, names: ['Ada King'] };
const dataOf = (list: PersonalData['list'], hindrance: string | null = null): PersonalData => ({
  error: 0,
  person,
  list,
  hindrance,
});
const contact = { kind: 'contact', on_erasure: 'erased', rows: [{ id: 1 }, { id: 2 }] } as const;
const holding = { kind: 'holdings', on_erasure: 'kept', rows: [{ id: 3 }] } as const;
const account = { kind: 'account', on_erasure: 'erased', rows: [{ id: 12 }] } as const;

const records = (row: { kind: string; rows: readonly object[] }) =>
  row as unknown as PersonalData['list'][number];
const PATHS = {
  account: '/api/auth/personal-data/account',
  enquiries: '/api/auth/personal-data/enquiries',
  listings: '/api/auth/personal-data/listing-enquiries',
  investments: '/api/auth/personal-data/investments',
} as const;
const mockPart = (name: PartName, list: PersonalData['list']) => ({
  get: mockApi('post', PATHS[name], dataOf(list)),
  erase: mockApi('post', `${PATHS[name]}/erasure`, { list: [] }),
});
let parts: Record<PartName, ReturnType<typeof mockPart>>;
const getCall = (name: PartName) => parts[name].get;
const eraseCall = (name: PartName) => parts[name].erase;
const button = (name: string) => screen.findByRole('button', { name });
const find = async () => {
  await renderPage('/personal-data');
  await fill(await screen.findByLabelText(/Email/), email);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: email });
};
const confirm = async (address = email) => {
  await userEvent.click(await button('Erase'));
  const dialog = await screen.findByRole('dialog', { name: `Erase ${email}?` });
  await fill(within(dialog).getByLabelText(/to confirm/), address);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Erase for good' }));
  return dialog;
};

beforeEach(() => {
  jest.resetAllMocks();
  setSession(aSession({ rights: ['people'] }));
  parts = {
    account: mockPart('account', [records(account)]),
    enquiries: mockPart('enquiries', [records(contact)]),
    listings: mockPart('listings', []),
    investments: mockPart('investments', [records(holding)]),
  };
});

it('shows the data of each service with the identification of the account service', async () => {
  await find();
  expect(await screen.findByText('Holdings')).toHaveTextContent('Holdings 1');
  expect(
    screen.getByRole('region', { name: 'Enquiries and investor enquiries' }),
  ).toHaveTextContent('Enquiries 2is erased');
  expect(screen.getByRole('region', { name: 'Enquiries about homes' })).toHaveTextContent(
    'Nothing is kept here.',
  );
  expect(getCall('investments')).toHaveBeenCalledWith({ body: person });
  expect(screen.getByRole('heading', { name: email })).toHaveFocus();
  await waitFor(() => expect(screen.getByLabelText(/Email/)).toHaveValue(''));
  expect(screen.queryByText(/Please enter/)).not.toBeInTheDocument();
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(email);
});

it('shows that there is no data', async () => {
  for (const name of ['account', 'enquiries', 'investments'] as const) {
    getCall(name).mockResolvedValue(dataOf([]));
  }
  await find();
  expect(await screen.findByText('Nothing is kept about this address')).toBeInTheDocument();
});

it('shows the other services when one does not respond, and retries it', async () => {
  getCall('listings').mockRejectedValueOnce(new ApiError('Out of reach.', 503));
  await find();
  expect(await screen.findByText('Out of reach.')).toBeInTheDocument();
  expect(screen.getByText(/Not in the file/)).toHaveTextContent('Enquiries about homes');
  expect(await button('Erase')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(await button('Download'));
  const [text, name, type] = jest.mocked(saveFile).mock.calls[0] ?? [];
  expect(JSON.parse(text as string)).toMatchObject({
    ...{ email, missing: ['listings'], enquiries: [contact], account: [account] },
  });
  expect(name).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
  expect(type).toBe('application/json');

  await userEvent.click(await button('Try again'));
  await waitFor(() => expect(screen.queryByText(/Not in the file/)).not.toBeInTheDocument());
  expect(await button('Erase')).toHaveAttribute('aria-disabled', 'false');
});

it('erases after the address is typed again, the account last', async () => {
  await find();
  await screen.findByText('Holdings');
  const dialog = await confirm('other@example.com');
  expect(await within(dialog).findAllByText('This is not the address above.')).not.toEqual([]);
  expect(eraseCall('enquiries')).not.toHaveBeenCalled();
  expect(dialog).toHaveTextContent('Goes for good: Account, Enquiries');
  expect(dialog).toHaveTextContent('Stays, as the law wants it kept: Holdings');
  for (const name of ['account', 'enquiries'] as const) getCall(name).mockResolvedValue(dataOf([]));
  const field = within(dialog).getByLabelText(/to confirm/);
  await userEvent.clear(field);
  await fill(field, 'ADA@example.com');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText(/The data of this person has been erased/)).toBeInTheDocument();
  expect(eraseCall('account')).toHaveBeenCalledWith({ body: person });
  const orders = (['investments', 'account'] as const).map(
    (name) => eraseCall(name).mock.invocationCallOrder[0] ?? 0,
  );
  expect(orders[0]).toBeLessThan(orders[1] ?? 0);
  expect(await screen.findByText('Holdings')).toBeInTheDocument();
  expect(screen.queryByText('is erased')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: email })).toHaveFocus();
});

it('keeps the account when a service fails, names that service and erases on retry', async () => {
  eraseCall('enquiries').mockRejectedValueOnce(new ApiError('Out of reach.', 503));
  await find();
  await screen.findByText('Holdings');
  await confirm();
  expect(await screen.findByText(/Not everything could be erased/)).toBeInTheDocument();
  expect(await screen.findByText('Not erased: Out of reach.')).toBeInTheDocument();
  expect(eraseCall('account')).not.toHaveBeenCalled();
  await screen.findByText('Holdings');
  await confirm();
  expect(await screen.findByText(/The data of this person has been erased/)).toBeInTheDocument();
  expect(eraseCall('account')).toHaveBeenCalledTimes(1);
});

it('shows what prevents an erasure', async () => {
  getCall('account').mockResolvedValue(dataOf([records(account)], 'Take the role away first.'));
  await find();
  expect(await screen.findByText(/Take the role away first/)).toBeInTheDocument();
  await screen.findByText('Holdings');
  expect(await button('Erase')).toHaveAttribute('aria-disabled', 'true');
});
