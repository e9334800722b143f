import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiMock } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';
import { aChange, aDetail, aFile, aHistory, aRequest } from '../testing/properties';
import { dialog, mockProperty, press, show } from '../testing/show-property';

let moveStatus: ApiMock<'post', '/api/auth/current-properties/{id}/status'>;
let addMissingFile: ApiMock<'post', '/api/auth/current-Properties-file'>;
let requestDocument: ApiMock<'post', '/api/auth/current-properties/{id}/document-requests'>;
let changeRequest: ApiMock<'patch', '/api/auth/document-requests/{id}'>;

const pdf = () => new File(['%PDF-1.7 …'], 'statements.pdf', { type: 'application/pdf' });

beforeEach(() => {
  window.sessionStorage.clear();
  setSession(aSession());
  moveStatus = mockApi('post', '/api/auth/current-properties/{id}/status', { list: [aDetail()] });
  addMissingFile = mockApi('post', '/api/auth/current-Properties-file', { list: [aDetail()] });
  const requests = '/api/auth/current-properties/{id}/document-requests';
  requestDocument = mockApi('post', requests, { list: [aRequest()] });
  changeRequest = mockApi('patch', '/api/auth/document-requests/{id}', { list: [aRequest()] });
});

describe('status of a property', () => {
  it('shows the eight statuses, the current one and its duration', async () => {
    await show({ status: 5 });
    const tracker = within(screen.getByRole('region', { name: 'Status' }));

    expect(tracker.getAllByRole('listitem')).toHaveLength(8);
    const current = tracker.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step');
    expect(current).toHaveLength(1);
    expect(current[0]).toHaveTextContent('Offer Negotiation');
    expect(tracker.getByText(/Step 5 of 8: Offer Negotiation/)).toBeInTheDocument();
    expect(tracker.getByText('3 days in this status')).toHaveAttribute(
      'title',
      'Since 19 Nov, 2026, 10:00 AM EST',
    );
  });

  it.each([1, 2, 4, 8] as const)('accepts no files at status %i', async (status) => {
    await show({ status, requests: [aRequest()] });

    expect(screen.queryByRole('button', { name: /Add File/ })).not.toBeInTheDocument();
  });

  it.each([1, 2, 4, 8] as const)(
    'allows opening, renaming and withdrawing received files at status %i',
    async (status) => {
      await show({ status, files: [aFile()] });
      const files = within(screen.getByRole('list', { name: 'Files received so far' }));

      expect(files.getByText('Deed')).toBeInTheDocument();
      expect(files.getByRole('link', { name: /View File/ })).toHaveAttribute(
        'href',
        '/files/31.pdf',
      );
      expect(files.getByRole('button', { name: /^Rename.*Deed/ })).toBeInTheDocument();
      expect(files.getByRole('button', { name: /^Withdraw.*Deed/ })).toBeInTheDocument();
    },
  );

  it('marks skipped statuses with a text', async () => {
    await show({ status: 8, skipped_steps: [4, 5, 6, 7] });
    const steps = within(screen.getByRole('region', { name: 'Status' })).getAllByRole('listitem');

    expect(steps.map((step) => /Skipped/.test(step.textContent))).toEqual([
      ...[false, false, false],
      ...[true, true, true, true],
      false,
    ]);
    expect(steps[2]).toHaveTextContent('✓');
    expect(steps[3]).not.toHaveTextContent('✓');
    expect(steps[3]).not.toHaveTextContent('done');
  });

  it('has a letterhead with the date for paper', async () => {
    await show({});
    expect(
      screen.getByText(/^Phantom Partners · Printed on \d{2} \w{3}, \d{4}$/),
    ).toBeInTheDocument();
  });

  it('shows the way from the dashboard', async () => {
    mockProperty();
    await renderPage('/current-properties/1');
    const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }));
    const links = trail.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/dashboard'],
      ['Current Properties', '/current-properties'],
    ]);
  });

  it('shows a message and a link to the list when the property does not exist', async () => {
    for (const call of Object.values(mockProperty())) {
      call.mockRejectedValue(new ApiError('Sorry!', 404));
    }
    await renderPage('/current-properties/999');

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('not found');
    expect(screen.getByRole('link', { name: 'Back to Current Properties' })).toBeInTheDocument();
  });
});

describe('moving the status', () => {
  it('moves to the next status with a reason and the shown version', async () => {
    const { getProperty } = await show({ status: 4 });
    await press('Change status');
    const move = await dialog('Move to another status');
    expect(move.getByRole('combobox', { name: 'Move to' })).toHaveValue('5');

    await press('Move', move);
    expect(await move.findByRole('alert')).toHaveTextContent('Please give a reason');
    expect(moveStatus).not.toHaveBeenCalled();

    await userEvent.type(move.getByRole('textbox', { name: 'Reason' }), 'The appraisal is in');
    await press('Move', move);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = { status: 5, reason: 'The appraisal is in', version: 4 };
    expect(moveStatus).toHaveBeenCalledWith({ path: { id: '1' }, body: sent });
    expect(await screen.findByText('1 Halsey Street was moved')).toBeInTheDocument();
    expect(getProperty).toHaveBeenCalledTimes(2);
  });

  it('reports a conflict, keeps the reason and continues with the current row', async () => {
    await show({ status: 4 });
    const now = aDetail({ status: 6, version: 5 });
    const stale = new ApiError('Grace moved it.', 409, {}, undefined, undefined, [now]);
    moveStatus.mockRejectedValueOnce(stale);
    await press('Change status');
    const move = await dialog('Move to another status');
    await userEvent.type(move.getByRole('textbox', { name: 'Reason' }), 'The appraisal is in');
    await press('Move', move);

    expect(await move.findByRole('alert')).toHaveTextContent('Grace moved it.');
    await press('Continue with the new state', move);
    expect(move.queryByRole('alert')).not.toBeInTheDocument();
    expect(move.getByText('Short Sell Approval')).toBeInTheDocument();
    expect(move.getByRole('textbox', { name: 'Reason' })).toHaveValue('The appraisal is in');

    await press('Move', move);
    await waitFor(() => expect(moveStatus).toHaveBeenCalledTimes(2));
    expect(moveStatus.mock.lastCall?.[0].body).toMatchObject({ version: 5 });
  });
});

describe('documents', () => {
  it('uploads a file for a request and validates it before sending', async () => {
    await show({ requests: [aRequest()] });
    await press(/^Add File.*bank statements/);
    const modal = await dialog('Missing file');
    expect(modal.getByRole('textbox', { name: 'Title' })).toHaveValue('Last two bank statements');

    const field = modal.getByLabelText('File');
    await userEvent.upload(field, new File(['MZ…'], 'statements.pdf', { type: 'application/pdf' }));
    expect(await modal.findByText(/Files of this kind are not taken/)).toBeInTheDocument();

    await userEvent.upload(field, pdf());
    await waitFor(() => expect(field).not.toBeInvalid());
    await press('Submit', modal);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(addMissingFile.mock.lastCall?.[0].body).toMatchObject({
      ...{ id: '1', title: 'Last two bank statements', request_id: '11' },
      file: { name: 'statements.pdf' },
    });
  });

  it('shows the error of the server beside its field and keeps the entered values', async () => {
    const damaged = new ApiError('No', 422, { file: ['The picture is damaged.'] });
    addMissingFile.mockRejectedValue(damaged);
    await show();
    await press(/^Add File$/);
    const modal = await dialog('Missing file');
    await userEvent.type(modal.getByRole('textbox', { name: 'Title' }), 'Deed');
    await userEvent.upload(modal.getByLabelText('File'), pdf());
    await press('Submit', modal);

    expect(await modal.findByRole('alert')).toHaveTextContent('The picture is damaged.');
    expect(modal.getByLabelText('File')).toBeInvalid();
    expect(modal.getByRole('textbox', { name: 'Title' })).toHaveValue('Deed');
    expect(modal.getByText('statements.pdf')).toBeInTheDocument();
  });

  it('requests a document and moves the property when it has another status', async () => {
    await show({ status: 5 });
    await press('Request a document');
    const form = await dialog('Request a document');
    expect(form.getByText(/moved to Missing Documents/)).toBeInTheDocument();
    await press('Request', form);
    expect(await form.findByRole('alert')).toHaveTextContent('Please name the document.');

    await userEvent.type(form.getByRole('textbox', { name: 'Document' }), 'Deed');
    await userEvent.type(form.getByLabelText('Needed by'), '2999-01-04');
    await press('Request', form);
    await waitFor(() => expect(requestDocument).toHaveBeenCalled());
    expect(requestDocument).toHaveBeenCalledWith({
      path: { id: '1' },
      body: { title: 'Deed', due_on: '2999-01-04', move: true, version: 4 },
    });
  });

  it('marks overdue requests and rejects a document with a reason', async () => {
    await show({ requests: [aRequest({ is_overdue: true, due_on: '2026-11-01' })] });
    expect(screen.getByText('Overdue')).toBeInTheDocument();
    await press(/^Reject.*bank statements/);
    const form = await dialog('Reject');
    await press('Reject', form);
    expect(await form.findByRole('alert')).toHaveTextContent('Please give a reason');
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'Page two is missing');
    await press('Reject', form);

    await waitFor(() => expect(changeRequest).toHaveBeenCalled());
    const body = { state: 'rejected', reason: 'Page two is missing', version: 1 };
    expect(changeRequest).toHaveBeenCalledWith({ path: { id: '11' }, body });
  });

  it('withdraws a request without a reason', async () => {
    await show({ requests: [aRequest()] });
    await press(/^Withdraw.*bank statements/);
    const form = await dialog('Withdraw');
    expect(form.getByText(/It is not needed any more/)).toBeInTheDocument();
    await press('Withdraw', form);

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const body = { state: 'withdrawn', version: 1 };
    expect(changeRequest).toHaveBeenCalledWith({ path: { id: '11' }, body });
    expect(await screen.findByText(/was withdrawn/)).toBeInTheDocument();
  });

  it.each(['withdrawn', 'received'] as const)(
    'reopens a %s request with a reason',
    async (state) => {
      await show({ requests: [aRequest({ state, version: 3 })] });
      await press(/^Ask for it again.*bank statements/);
      const form = await dialog('Ask for it again');
      await press('Ask for it again', form);
      expect(await form.findByRole('alert')).toHaveTextContent('Please give a reason');
      expect(changeRequest).not.toHaveBeenCalled();

      await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'The bank wants it');
      await press('Ask for it again', form);
      await waitFor(() => expect(changeRequest).toHaveBeenCalled());
      const body = { state: 'open', reason: 'The bank wants it', version: 3 };
      expect(changeRequest).toHaveBeenCalledWith({ path: { id: '11' }, body });
    },
  );
});

describe('history', () => {
  const edited = aChange({
    id: 20,
    kind: 'edited',
    reason: null,
    changes: [{ field: 'servicing_bank', old: 'First', new: 'Harbor' }],
  });

  it('shows who did what and why, filtered by the address', async () => {
    const { router, getHistory } = await show({}, aHistory([aChange(), edited]));
    const trail = within(screen.getByRole('list', { name: 'History' }));
    const [first, second] = trail.getAllByRole('listitem');
    expect(first).toHaveTextContent('Grace Okafor moved it from In process to Missing Documents');
    expect(first).toHaveTextContent('The deed is missing');
    expect(second).toHaveTextContent('Grace Okafor changed the facts');
    expect(trail.getByText(/Servicing Bank/)).toHaveTextContent('Servicing Bank: First → Harbor');

    await userEvent.click(screen.getByRole('link', { name: 'Status' }));
    await waitFor(() => expect(router.state.location.search).toBe('?trail=status'));
    expect(screen.queryByText(/changed the facts/)).not.toBeInTheDocument();
    expect(getHistory).toHaveBeenCalledTimes(1);
  });

  it('loads older entries', async () => {
    const { getHistory } = await show({}, aHistory([aChange()], 21));
    getHistory.mockResolvedValue(aHistory([edited]));
    await press('Show older entries');

    expect(await screen.findByText(/changed the facts/)).toBeInTheDocument();
    expect(getHistory).toHaveBeenLastCalledWith({ path: { id: '1' }, query: { before: '21' } });
    expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
  });
});
