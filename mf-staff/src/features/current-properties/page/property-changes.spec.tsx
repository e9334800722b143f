import { setSession } from '@phantom/mf-kit';
import { mockApi, type ApiMock } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { aChange, aDetail, aFile, aRequest } from '../testing/properties';
import { dialog, press, show } from '../testing/show-property';

let archiveProperty: ApiMock<'post', '/api/auth/current-properties/{id}/archive'>;
let restoreProperty: ApiMock<'post', '/api/auth/current-properties/{id}/restore'>;
let renameFile: ApiMock<'patch', '/api/auth/property-files/{id}'>;
let withdrawFile: ApiMock<'post', '/api/auth/property-files/{id}/withdrawal'>;

beforeEach(() => {
  window.sessionStorage.clear();
  setSession(aSession());
  const property = '/api/auth/current-properties/{id}';
  archiveProperty = mockApi('post', `${property}/archive`, { list: [aDetail()] });
  restoreProperty = mockApi('post', `${property}/restore`, { list: [aDetail()] });
  const file = '/api/auth/property-files/{id}';
  renameFile = mockApi('patch', file, { list: [aFile()] });
  withdrawFile = mockApi('post', `${file}/withdrawal`, { list: [aFile()] });
});

describe('open requests after a status change', () => {
  const requests = [aRequest({ title: 'Deed' }), aRequest({ id: 12, title: 'Will' })];

  it('are withdrawn by the move, as the dialog announces', async () => {
    await show({ status: 3, awaited_documents: 2, requests });
    await press('Change status');
    const move = await dialog('Move to another status');
    const text = '2 open requests will be withdrawn: “Deed” and “Will”.';
    expect(move.getByText(/begin anew/)).toHaveTextContent(text);

    await userEvent.selectOptions(move.getByRole('combobox', { name: 'Move to' }), '2');
    expect(move.getByText(/goes back/)).not.toHaveTextContent(text);
    expect(move.getByText(/goes back/)).toHaveTextContent('2 documents are still awaited');
  });

  it('cannot be rejected or reopened after the move', async () => {
    await show({ status: 5, requests: [aRequest({ state: 'received' })] });

    expect(screen.queryByRole('button', { name: /^Reject/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Ask for it again/ })).not.toBeInTheDocument();
  });
});

describe('received files', () => {
  it('show that they were refused, or who withdrew them and why', async () => {
    const refused = aFile({ refused_at: '2026-11-21T15:00:00Z', refusal_reason: 'Unsigned' });
    const withdrawn = aFile({
      id: 32,
      title: 'Scan',
      withdrawn_at: '2026-11-21T15:00:00Z',
      withdrawn_by: 'Luis Santamaria',
      withdrawal_reason: 'Of another property',
    });
    await show({ status: 5, files: [withdrawn, refused] });
    const [first, second] = within(
      screen.getByRole('list', { name: 'Files received so far' }),
    ).getAllByRole('listitem');

    expect(first).toHaveTextContent(/Deed.*Refused.*Refused: Unsigned/);
    expect(second).toHaveTextContent(/Withdrawn by Luis Santamaria: Of another property/);
    expect(within(second as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(within(second as HTMLElement).getByRole('link')).toBeInTheDocument();
  });

  it('can be renamed', async () => {
    await show({ status: 5, files: [aFile()] });
    await press(/^Rename.*Deed/);
    const form = await dialog('Rename the file');
    const field = form.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(field);
    await press('Save', form);
    expect(await form.findByRole('alert')).toBeInTheDocument();

    await userEvent.type(field, ' Signed deed ');
    await press('Save', form);
    await waitFor(() => expect(renameFile).toHaveBeenCalled());
    const body = { title: 'Signed deed', version: 2 };
    expect(renameFile).toHaveBeenCalledWith({ path: { id: '31' }, body });
    expect(await screen.findByText('The file is now called “Signed deed”')).toBeInTheDocument();
  });

  it('can be withdrawn with a reason', async () => {
    await show({ status: 5, files: [aFile()] });
    await press(/^Withdraw.*Deed/);
    const form = await dialog('Withdraw the file');
    await press('Withdraw', form);
    expect(await form.findByRole('alert')).toHaveTextContent('Please give a reason');
    expect(withdrawFile).not.toHaveBeenCalled();

    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'Of another property');
    await press('Withdraw', form);
    await waitFor(() => expect(withdrawFile).toHaveBeenCalled());
    const body = { reason: 'Of another property', version: 2 };
    expect(withdrawFile).toHaveBeenCalledWith({ path: { id: '31' }, body });
  });
});

describe('archive', () => {
  const archival = aChange({ kind: 'archived', reason: 'The owner sold it', from_status: null });
  const archived = { archived_at: '2026-11-21T15:00:00Z', archival, files: [aFile()] };

  it('archives a property with a reason and explains the consequences', async () => {
    await show({ status: 3, requests: [aRequest({ title: 'Deed' })] });
    await press('Archive');
    const form = await dialog('Archive the property');
    expect(form.getByText(/can only be read until it is restored/)).toHaveTextContent(
      '1 open request will be withdrawn: “Deed”.',
    );
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'The owner sold it');
    await press('Archive', form);

    await waitFor(() => expect(archiveProperty).toHaveBeenCalled());
    const body = { reason: 'The owner sold it', version: 4 };
    expect(archiveProperty).toHaveBeenCalledWith({ path: { id: '1' }, body });
  });

  it('shows who archived the property and why, and hides actions that would be refused', async () => {
    await show({ status: 3, ...archived, requests: [aRequest()] });

    expect(screen.getByRole('region', { name: 'Archive' })).toHaveTextContent(
      /Archived by Grace Okafor.*: The owner sold it/,
    );
    for (const name of [/^Move/, /Request a/, /Add File/, /^Rename/, /^Withdraw/, /^Reject/]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('link', { name: 'Edit property' })).not.toBeInTheDocument();
    const files = within(screen.getByRole('list', { name: 'Files received so far' }));
    expect(files.getByRole('link', { name: /View File/ })).toBeInTheDocument();
  });

  it('restores a property with a reason', async () => {
    await show({ status: 3, ...archived });
    await press('Restore');
    const form = await dialog('Restore the property');
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'The sale failed');
    await press('Restore', form);

    await waitFor(() => expect(restoreProperty).toHaveBeenCalled());
    const body = { reason: 'The sale failed', version: 4 };
    expect(restoreProperty).toHaveBeenCalledWith({ path: { id: '1' }, body });
  });
});
