import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiMock } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { fill, renderPage } from '../../../testing/render';
import type { Change, Holding } from '../api/investors';
import { mockInvestor, TOTALS } from '../testing/investor';

const HOLDING: Holding = {
  ...{ id: 5, account_id: 3, property: 'Gowanus Mill', address: null, project_id: null },
  ...{ committed: '200000.00', contributed: '175000.00', distributed: '0.00' },
  ...{ as_of: '2026-09-30', version: 1, updated_at: '2026-10-01T12:00:00Z', updated_by: null },
};
let investor: ReturnType<typeof mockInvestor>;
let editHolding: ApiMock<'patch', '/api/auth/investor-holdings/{id}'>;

beforeEach(() => {
  sessionStorage.clear();
  setSession(aSession({ rights: ['investments'] }));
  investor = mockInvestor({ holdings: [HOLDING] });
  editHolding = mockApi('patch', '/api/auth/investor-holdings/{id}', { list: [HOLDING] });
});

const changed = (id: number, title: string): Change => ({
  ...{ id, title, at: '2026-10-01T12:00:00Z', by: 'Ada King', action: 'added', subject: 'holding' },
  ...{ before: {}, after: {} },
});

const openHolding = async () => {
  await renderPage('/investor-accounts/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Gowanus Mill' }));
  return within(await screen.findByRole('dialog'));
};

it('lists investors with totals and links', async () => {
  mockApi('get', '/api/auth/investor-totals', {
    list: [{ account_id: 3, holdings: 1, documents: 4, unread: 2, ...TOTALS }],
  });
  await renderPage('/investor-accounts');

  expect(await screen.findByRole('link', { name: 'Iris Valente' })).toHaveAttribute(
    'href',
    '/investor-accounts/3',
  );
  expect(screen.getByText('2 unread')).toBeInTheDocument();
});

it('offers no changes without the right for investments and says who can grant it', async () => {
  setSession(aSession({ rights: ['people', 'documents'] }));
  await renderPage('/investor-accounts/3');

  expect(await screen.findByText(/needs the right for investments/)).toBeVisible();
  expect(screen.getByText('Gowanus Mill')).toBeVisible();
  for (const name of [/^Add/, /^Edit/, /^Remove/]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

it('hides the notice from users with the right', async () => {
  await renderPage('/investor-accounts/3');
  expect(await screen.findByRole('button', { name: 'Add holding' })).toBeVisible();
  expect(screen.queryByText(/right for investments/)).not.toBeInTheDocument();
});

it('shows that the investor does not exist', async () => {
  investor.accounts.mockResolvedValue({ list: [] });
  await renderPage('/investor-accounts/999');

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'There is no such investor',
  );
});

it('rejects an amount above the commitment before sending', async () => {
  const dialog = await openHolding();
  const contributed = dialog.getByLabelText(/^Contributed/);
  await userEvent.clear(contributed);
  await fill(contributed, '200,000.01');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  expect((await dialog.findAllByText(/^More is contributed than committed/))[0]).toBeVisible();
  expect(editHolding).not.toHaveBeenCalled();
});

it('keeps the entered values after a conflict and continues with the current row', async () => {
  const now = { ...HOLDING, committed: '300000.00', version: 2 };
  editHolding.mockRejectedValueOnce(
    new ApiError('Someone else has changed this', 409, {}, undefined, undefined, [now]),
  );
  const dialog = await openHolding();
  const property = dialog.getByRole('textbox', { name: /^Property/ });
  await userEvent.clear(property);
  await fill(property, 'Gowanus Mill North');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const notice = within(await dialog.findByRole('alert'));
  expect(notice.getByText('$300,000')).toBeVisible();

  await userEvent.click(notice.getByRole('button'));
  expect(property).toHaveValue('Gowanus Mill North');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(editHolding).toHaveBeenCalledTimes(2));
  expect(editHolding.mock.lastCall?.[0]).toMatchObject({ path: { id: '5' }, body: { version: 2 } });
});

it('shows why a holding cannot be removed', async () => {
  const reason = 'Distributions were paid out of this holding.';
  const removeHolding = mockApi('delete', '/api/auth/investor-holdings/{id}', { list: [] });
  removeHolding.mockRejectedValue(new ApiError('Check', 422, { id: [reason] }));
  await renderPage('/investor-accounts/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Gowanus Mill' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(reason);
});

it('loads older history entries on request', async () => {
  investor.history
    .mockResolvedValueOnce({ list: [changed(9, 'Latest')], next: 9 })
    .mockResolvedValueOnce({ list: [changed(4, 'Older')], next: null });
  await renderPage('/investor-accounts/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Show older entries' }));

  expect(await screen.findByText(/added “Older”/)).toBeInTheDocument();
  expect(screen.getByText(/added “Latest”/)).toBeInTheDocument();
  const query = { before: '9' };
  expect(investor.history).toHaveBeenLastCalledWith({ path: { account_id: '3' }, query });
});
