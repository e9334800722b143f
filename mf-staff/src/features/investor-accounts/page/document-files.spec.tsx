import { ApiError, setSession } from '@phantom/mf-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listVersions, replaceFile } from '../../../shared/documents/documents';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';
import { getInvestor, type InvestorDocument } from '../api/investors';

jest.mock('../api/investors');
jest.mock('../../../shared/documents/documents');

const DOCUMENT: InvestorDocument = {
  ...{ id: 8, year: 2025, title: 'Schedule K-1', kind: 'tax_form', holding_id: null },
  ...{ property: null, content_type: 'application/pdf', bytes: 1, url: '/files/8.pdf' },
  ...{ added_at: '2026-03-01T12:00:00Z', receipt: null, version: 2 },
  ...{ updated_at: '2026-03-01T12:00:00Z', updated_by: null },
};
const pdf = new File(['%PDF-1.7 a page'], 'k-1.pdf', { type: 'application/pdf' });

beforeEach(() => {
  sessionStorage.clear();
  setSession(aSession({ rights: ['investments'] }));
  jest.mocked(getInvestor).mockResolvedValue({
    history: { error: 0, list: [], next: null },
    account: { id: 3, name: 'Iris Valente', email: 'investor@example.com', image: null },
    totals: { committed: '0.00', contributed: '0.00', distributed: '0.00' },
    documents: [DOCUMENT],
    ...{ holdings: [], distributions: [], projects: [] },
  });
  jest.mocked(listVersions).mockResolvedValue([
    {
      ...{ number: 1, url: '/files/7.pdf', file_name: 'draft.pdf' },
      ...{ content_type: 'application/pdf', bytes: 1 },
      ...{ added_at: '2026-02-01T12:00:00Z', added_by: 'Ada King' },
    },
  ]);
});

it('replaces the file of a document and shows earlier versions', async () => {
  const stale = new ApiError('Someone else has changed this', 409, {}, undefined, undefined, [
    { ...DOCUMENT, version: 5 },
  ]);
  jest.mocked(replaceFile).mockRejectedValueOnce(stale).mockResolvedValueOnce({});
  await renderPage('/investor-accounts/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Manage Schedule K-1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule K-1' }));
  expect(await dialog.findByText(/Ada King · draft\.pdf/)).toBeInTheDocument();
  expect(listVersions).toHaveBeenCalledWith('investor-documents', 8, expect.anything());

  await userEvent.upload(dialog.getByLabelText(/New file/), pdf);
  await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(await dialog.findByText('Someone else has changed this')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));

  expect(await screen.findByText('Schedule K-1 has a new file.')).toBeInTheDocument();
  const [kind, { version }, file] = jest.mocked(replaceFile).mock.calls.at(-1)!;
  expect({ kind, version, file }).toEqual({ kind: 'investor-documents', version: 5, file: pdf });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows only the versions without the right for investments', async () => {
  setSession(aSession());
  await renderPage('/investor-accounts/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Versions of Schedule K-1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule K-1' }));
  expect(await dialog.findByText(/Ada King · draft\.pdf/)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Replace' })).not.toBeInTheDocument();
});
