import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiMock } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';
import type { InvestorDocument } from '../api/investors';
import { mockInvestor } from '../testing/investor';

let listVersions: ApiMock<'get', '/api/auth/investor-documents/{id}/versions'>;
let replaceFile: ApiMock<'post', '/api/auth/investor-documents/{id}/file'>;

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
  mockInvestor({ documents: [DOCUMENT] });
  const draft = {
    ...{ number: 1, url: '/files/7.pdf', file_name: 'draft.pdf' },
    ...{ content_type: 'application/pdf', bytes: 1 },
    ...{ added_at: '2026-02-01T12:00:00Z', added_by: 'Ada King' },
  };
  const document = '/api/auth/investor-documents/{id}';
  listVersions = mockApi('get', `${document}/versions`, { list: [draft] });
  replaceFile = mockApi('post', `${document}/file`, { list: [DOCUMENT] });
});

it('replaces the file of a document and shows earlier versions', async () => {
  const stale = new ApiError('Someone else has changed this', 409, {}, undefined, undefined, [
    { ...DOCUMENT, version: 5 },
  ]);
  replaceFile.mockRejectedValueOnce(stale);
  await renderPage('/investor-accounts/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Manage Schedule K-1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule K-1' }));
  expect(await dialog.findByText(/Ada King · draft\.pdf/)).toBeInTheDocument();
  expect(listVersions).toHaveBeenCalledWith({ path: { id: '8' } });

  await userEvent.upload(dialog.getByLabelText(/New file/), pdf);
  await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(await dialog.findByText('Someone else has changed this')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));

  expect(await screen.findByText('Schedule K-1 has a new file.')).toBeInTheDocument();
  expect(replaceFile).toHaveBeenLastCalledWith({
    path: { id: '8' },
    body: { version: '5', file: expect.objectContaining({ name: pdf.name }) },
  });
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
