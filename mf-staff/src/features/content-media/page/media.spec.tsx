import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiMock } from '@phantom/mf-kit/testing';
import { upload } from '@phantom/mf-kit/upload';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MediaDetail } from '../../../shared/media/media-api';
import { aSession } from '../../../testing/a-session';
import { aMedia } from '../../../testing/media';
import { renderPage } from '../../../testing/render';

jest.mock('@phantom/mf-kit/upload', () => ({ upload: jest.fn() }));

const DETAIL = '/api/auth/content/media/{id}';
let list: ApiMock<'get', '/api/auth/content/media'>;
let change: ApiMock<'patch', typeof DETAIL>;

const file = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const send = jest.mocked(upload);
const answer = (media: MediaDetail) => Promise.resolve({ list: [media] } as never);

const show = async (search = '', media = aMedia()) => {
  list = mockApi('get', '/api/auth/content/media', { list: [media], total: 1 });
  mockApi('get', DETAIL, { list: [media] });
  change = mockApi('patch', DETAIL, ({ body }) => ({
    list: [{ ...media, ...(body as object), version: 4 }],
  }));
  await renderPage(`/content/media${search}`);
};
const openDetail = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Town house/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Town house' });
  await within(dialog).findByRole('button', { name: 'Save' });
  return dialog;
};

beforeEach(() => {
  setSession(aSession({ rights: ['editor'] }));
  send.mockReset();
});

it('sends the filters of the address, and shows what a file lacks', async () => {
  await show('?kind=picture&state=missing-alt&search=house&page=1');
  const tile = await screen.findByRole('button', { name: /Town house/ });
  expect(tile).toHaveTextContent('1 use');
  expect(tile).toHaveTextContent('Alternative text missing');
  expect(list).toHaveBeenCalledWith({
    query: { kind: 'picture', state: 'missing-alt', q: 'house', limit: '40', page: '1' },
  });
});

it('shows the files as rows', async () => {
  await show('?view=list');
  expect(await screen.findByRole('row', { name: /Town house.*Picture/ })).toBeInTheDocument();
});

it('uploads many files, two at a time, and reports each of them', async () => {
  const ends: (() => void)[] = [];
  send.mockImplementation(
    () =>
      new Promise((resolve) => ends.push(() => resolve({ list: [aMedia()] } as never))) as never,
  );
  await show();
  const input = await screen.findByLabelText('Files to upload');
  await userEvent.upload(input, ['a.jpg', 'b.jpg', 'c.jpg'].map(file));
  expect(send).toHaveBeenCalledTimes(2);

  await act(async () => ends[0]?.());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  await act(async () => ends.forEach((end) => end()));
  const uploads = await screen.findByRole('region', { name: 'Uploads' });
  await waitFor(() => expect(within(uploads).getAllByText('Uploaded')).toHaveLength(3));
  expect(screen.getByText('3 of 3 files uploaded, 0 failed')).toBeInTheDocument();
});

it('says why a file was refused, and sends it again', async () => {
  const reason = 'This picture is damaged and cannot be read.';
  send.mockRejectedValueOnce(new ApiError('Please check', 422, { file: [reason] }));
  send.mockReturnValueOnce(answer(aMedia({ is_duplicate: true })));
  await show();
  await userEvent.upload(await screen.findByLabelText('Files to upload'), file('bad.jpg'));
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);

  await userEvent.click(screen.getByRole('button', { name: /Try again.*bad.jpg/ }));
  expect(await screen.findByText('In the library already, as “Town house”')).toBeInTheDocument();
});

it('cancels an upload', async () => {
  let signal: AbortSignal | undefined;
  send.mockImplementation((_path, _body, options) => {
    signal = options?.signal;
    return new Promise(() => undefined);
  });
  await show();
  await userEvent.upload(await screen.findByLabelText('Files to upload'), file('large.jpg'));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Cancel the upload of large.jpg' }),
  );
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByRole('region', { name: 'Uploads' })).not.toBeInTheDocument();
});

it('takes files that are dropped or pasted', async () => {
  send.mockReturnValue(answer(aMedia()));
  await show();
  const button = await screen.findByRole('button', { name: 'Choose files' });
  fireEvent.drop(button, { dataTransfer: { files: [file('dropped.jpg')] } });
  expect(await screen.findByText('dropped.jpg')).toBeInTheDocument();

  fireEvent.paste(document, { clipboardData: { files: [file('pasted.jpg')], types: ['Files'] } });
  expect(await screen.findByText('pasted.jpg')).toBeInTheDocument();
});

it('moves the focal point with the arrow keys, and saves it with the texts', async () => {
  await show();
  const dialog = await openDetail();
  const point = within(dialog).getByRole('button', { name: 'Focal point' });
  point.focus();
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
  expect(within(dialog).getByText('49% from the left, 60% from the top.')).toBeInTheDocument();

  const italian = within(dialog).getByRole('textbox', { name: 'Italian' });
  await userEvent.click(italian);
  await userEvent.paste('Una casa');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
  expect(change.mock.calls[0]?.[0].body).toEqual({
    version: 3,
    name: 'Town house',
    alt: { en: 'A town house', de: 'Ein Stadthaus', it: 'Una casa', ru: '', es: '' },
    is_decorative: false,
    focus: { x: 49, y: 60 },
    credit: '',
  });
});

it('keeps what was typed when somebody else has saved, and continues from there', async () => {
  await show();
  const dialog = await openDetail();
  const current = aMedia({ version: 8 });
  change.mockRejectedValueOnce(
    new ApiError('Someone else has changed this.', 409, {}, undefined, undefined, [current]),
  );
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, ' 2');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const notice = await within(dialog).findByRole('alert');
  await userEvent.click(within(notice).getByRole('button'));
  expect(name).toHaveValue('Town house 2');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(change).toHaveBeenCalledTimes(2));
  expect(change.mock.calls[1]?.[0].body).toMatchObject({ version: 8, name: 'Town house 2' });
});

it('says where a file is used, which keeps it from the bin', async () => {
  await show();
  const dialog = await openDetail();
  expect(within(dialog).getByRole('link', { name: 'Rents in winter' })).toHaveAttribute(
    'href',
    expect.stringContaining('/content/content/newsletter/12'),
  );
  expect(within(dialog).getByRole('button', { name: 'Move to the bin' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('moves an unused file to the bin', async () => {
  await show('', aMedia({ uses: 0, used_in: [] }));
  const remove = mockApi('delete', DETAIL, {
    list: [aMedia({ deleted_at: '2026-11-24T12:00:00Z' })],
  });
  const dialog = await openDetail();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move to the bin' }));
  const question = await screen.findByRole('dialog', { name: /Move “Town house”/ });
  await userEvent.click(within(question).getByRole('button', { name: 'Move to the bin' }));
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
  expect(remove.mock.calls[0]?.[0].query).toEqual({ version: '3' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('replaces a file everywhere', async () => {
  await show();
  const dialog = await openDetail();
  send.mockReturnValueOnce(
    answer(aMedia({ version: 4, src: '/media/content/7-ffffffff/800.webp' })),
  );
  await userEvent.upload(within(dialog).getByLabelText('The new file'), file('new.jpg'));
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(
      '/api/auth/content/media/7/file',
      expect.any(FormData),
      expect.anything(),
    ),
  );
  expect(await screen.findByText('Replaced on all pages: Town house')).toBeInTheDocument();
});
