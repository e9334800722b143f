import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiMock } from '@phantom/mf-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';
import { someDocuments } from '../testing/some-documents';

let listDocuments: ApiMock<'get', '/api/auth/pdf/PDflist/training'>;
let listChanges: ApiMock<'get', '/api/auth/document-history'>;
let listVersions: ApiMock<'get', '/api/auth/documents/{id}/versions'>;
let addDocument: ApiMock<'post', '/api/auth/documents'>;
let renameDocument: ApiMock<'patch', '/api/auth/documents/{id}'>;
let removeDocument: ApiMock<'delete', '/api/auth/documents/{id}'>;
let replaceFile: ApiMock<'post', '/api/auth/documents/{id}/file'>;

const pdf = new File(['%PDF-1.7 a page'], 'Fair_housing 2026.pdf', { type: 'application/pdf' });
const stale = new ApiError('Someone else has changed this.', 409, {}, undefined, undefined, [
  { ...someDocuments(1)[0]!, title: 'Theirs', version: 7 },
]);

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

beforeEach(() => {
  const saved = { list: someDocuments(1) };
  listDocuments = mockApi('get', '/api/auth/pdf/PDflist/training', { list: someDocuments(2) });
  listChanges = mockApi('get', '/api/auth/document-history', { list: [], next: null });
  listVersions = mockApi('get', '/api/auth/documents/{id}/versions', { list: [] });
  addDocument = mockApi('post', '/api/auth/documents', saved);
  renameDocument = mockApi('patch', '/api/auth/documents/{id}', saved);
  removeDocument = mockApi('delete', '/api/auth/documents/{id}', saved);
  replaceFile = mockApi('post', '/api/auth/documents/{id}/file', saved);
  setSession(aSession({ rights: ['documents'] }));
});

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('an employee without the right', () => {
  it('can only read', async () => {
    setSession(aSession());
    await renderPage('/training');

    expect(await screen.findByText('Chapter 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Manage|Rename|Add/ })).not.toBeInTheDocument();
  });
});

describe('an employee with the right', () => {
  it('adds a document and takes its title from the file name until another is entered', async () => {
    await renderPage('/training');
    await press('Add document');
    await userEvent.upload(await screen.findByLabelText(/File/), pdf);
    await waitFor(() => expect(screen.getByLabelText(/Title/)).toHaveValue('Fair housing 2026'));
    const buttons = screen.getAllByRole('button', { name: 'Add document' });
    await userEvent.click(buttons.at(-1)!);

    expect(await screen.findByText('The document is in the list.')).toBeInTheDocument();
    expect(addDocument.mock.lastCall?.[0].body).toMatchObject({
      ...{ list: 'training', title: 'Fair housing 2026', file: { name: pdf.name } },
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(listDocuments).toHaveBeenCalledTimes(2);
  });

  it('renames a document in place by keyboard', async () => {
    await renderPage('/training');
    await press('Rename Chapter 1');
    await userEvent.keyboard('A new name{Enter}');

    expect(await screen.findByText('The document is now called A new name.')).toBeInTheDocument();
    const body = { title: 'A new name', version: 1 };
    expect(renameDocument).toHaveBeenCalledWith({ path: { id: '1' }, body });
  });

  it('sees a conflict, keeps the entered title and saves it on the current version', async () => {
    renameDocument.mockRejectedValueOnce(stale);
    await renderPage('/training');
    await press('Rename Chapter 1');
    await userEvent.keyboard('Mine{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Someone else has changed this. “Theirs”',
    );
    expect(screen.getByRole('textbox')).toHaveValue('Mine');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(renameDocument.mock.lastCall?.[0].body).toEqual({ title: 'Mine', version: 7 }),
    );
  });

  it('replaces the file and sees earlier versions', async () => {
    const first = {
      number: 1,
      url: '/files/1.pdf',
      file_name: 'first.pdf',
      content_type: 'application/pdf',
      bytes: 1,
      added_at: '2026-11-20T15:00:00.000Z',
      added_by: 'Ada King',
    };
    listVersions.mockResolvedValue({ list: [first] });
    await renderPage('/training');
    await press('Manage Chapter 1');

    expect(await screen.findByText(/Ada King · first\.pdf/)).toBeInTheDocument();
    await userEvent.upload(screen.getByLabelText(/New file/), pdf);
    await press('Replace');
    expect(await screen.findByText('Chapter 1 has a new file.')).toBeInTheDocument();
    expect(replaceFile).toHaveBeenCalledWith({
      path: { id: '1' },
      body: { version: '1', file: expect.objectContaining({ name: pdf.name }) },
    });
  });

  it('reads the history of the list and loads older entries', async () => {
    const about = { at: '2026-11-20T15:00:00.000Z', by: 'Ada King', document_id: 9 };
    const removed = {
      ...about,
      id: 3,
      action: 'removed' as const,
      title: 'New',
      before: {},
      after: {},
    };
    const renamed = {
      ...{ ...removed, id: 2, action: 'edited' as const },
      ...{ before: { title: 'Old' }, after: { title: 'New' } },
    };
    const replaced = { ...renamed, id: 1, before: {}, after: { file_version: '2' } };
    listChanges
      .mockResolvedValueOnce({ list: [removed, renamed], next: 2 })
      .mockResolvedValueOnce({ list: [replaced], next: null });
    await renderPage('/training');
    await press('History');

    expect(await screen.findByText(/removed “New”/)).toBeInTheDocument();
    expect(screen.getByText(/renamed “Old” to “New”/)).toBeInTheDocument();
    await press('Show older entries');
    expect(await screen.findByText(/replaced the file of “New”: version 2/)).toBeInTheDocument();
    expect(screen.getByText(/removed “New”/)).toBeInTheDocument();
    expect(listChanges).toHaveBeenLastCalledWith({ query: { list: 'training', before: '2' } });
    expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
  });

  it('continues with the current row after a replaced file, and sees the toast only after the reload', async () => {
    await renderPage('/training');
    await press('Manage Chapter 2');
    await userEvent.upload(await screen.findByLabelText(/New file/), pdf);
    let answer!: (reply: { list: ReturnType<typeof someDocuments> }) => void;
    listDocuments.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await press('Replace');

    await waitFor(() => expect(listDocuments).toHaveBeenCalledTimes(2));
    expect(screen.queryByText('Chapter 2 has a new file.')).not.toBeInTheDocument();
    answer({ list: [{ ...someDocuments(2)[1]!, version: 2 }] });
    expect(await screen.findByText('Chapter 2 has a new file.')).toBeInTheDocument();
    removeDocument.mockReturnValue(new Promise(() => undefined));
    await press('Manage Chapter 2');
    await press('Remove document');
    await screen.findByRole('heading', { name: 'Remove Chapter 2?' });
    await press('Remove document');
    await waitFor(() =>
      expect(removeDocument).toHaveBeenCalledWith({ path: { id: '2' }, query: { version: '2' } }),
    );
  });

  it('removes a document only after confirmation', async () => {
    await renderPage('/training');
    await press('Manage Chapter 2');
    await press('Remove document');

    expect(await screen.findByRole('heading', { name: 'Remove Chapter 2?' })).toBeInTheDocument();
    expect(removeDocument).not.toHaveBeenCalled();
    listDocuments.mockResolvedValue({ list: someDocuments(1) });
    await press('Remove document');
    expect(await screen.findByText('Chapter 2 was removed.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add document' })).toHaveFocus());
  });
});

describe('document viewer', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });
  /** The link of the file: it is no call of the contract. */
  const withFile = (status: number) => {
    globalThis.fetch = (input, init) =>
      input === '/files/1.pdf'
        ? Promise.resolve(new Response(null, { status }))
        : fetch(input, init);
  };
  const withViewer = (pdfViewerEnabled: boolean) =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', {
      value: pdfViewerEnabled,
      configurable: true,
    });

  it('shows the document in the viewer of the browser, with a link to a new tab', async () => {
    withViewer(true);
    withFile(200);
    await renderPage('/training');
    await press(/^Chapter 1/);

    const frame = await screen.findByTitle('Chapter 1');
    expect(frame).toHaveAttribute('src', '/files/1.pdf');
    expect(screen.getByRole('link', { name: /Open in a new tab/ })).toHaveAttribute(
      'href',
      '/files/1.pdf',
    );
  });

  it('shows an error when the document cannot be opened', async () => {
    withViewer(true);
    withFile(403);
    await renderPage('/training');
    await press(/^Chapter 1/);

    expect(await screen.findByText('The file could not be opened')).toBeInTheDocument();
  });

  it('shows only a link when the browser has no viewer', async () => {
    withViewer(false);
    await renderPage('/training');

    expect(await screen.findByText('Chapter 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Chapter 1/ })).not.toBeInTheDocument();
  });
});
