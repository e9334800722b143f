import { ApiError, setSession, type AccountRight } from '@phantom/mf-kit';
import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';

const CALL = '/api/auth/content/newsletters/{number}';

type Mail = ApiReply<'get', `${typeof CALL}/mail`>['list'][number];

const progress = {
  ...{ started_at: '2026-11-24T15:00:00Z', queued: 0, sent: 11, failed: 1, dropped: 0, left: 2 },
};

const aMail = (over: Partial<Mail> = {}): Mail => ({
  ...{ title: 'Letter 7', entry_id: 70, is_published: true, subscribers: 12, progress: null },
  ...over,
});

async function open(mail: Partial<Mail> = {}, right: AccountRight = 'publisher') {
  setSession(aSession({ rights: [right] }));
  const state = mockApi('get', `${CALL}/mail`, { list: [aMail(mail)] });
  await renderPage('/content/newsletters-mail/7');
  await screen.findByRole('heading', { level: 1, name: 'Send by email' });
  return state;
}

it('leads to the preview in the editor', async () => {
  await open();

  expect(screen.getByRole('link', { name: 'Preview and test email' })).toHaveAttribute(
    'href',
    '/content/content/newsletter/70?pane=mail',
  );
});

it('sends to all subscribers after a confirmation, and shows the progress', async () => {
  const state = await open();
  const send = mockApi('post', `${CALL}/send`, { list: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Send to 12 people' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Send to 12 people?' }));
  expect(send).not.toHaveBeenCalled();
  state.mockResolvedValue({ list: [aMail({ subscribers: 10, progress })] });
  await userEvent.click(dialog.getByRole('button', { name: 'Send to 12 people' }));

  expect(await screen.findByText(/It went out on/)).toBeInTheDocument();
  expect(screen.getByText('Refused by the mail server').nextSibling).toHaveTextContent('1');
});

it('shows why it was not sent', async () => {
  await open();
  mockApi('post', `${CALL}/send`, { list: [] }).mockRejectedValue(
    new ApiError('This newsletter has been sent already.', 422),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send to 12 people' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send to 12 people' }));

  expect(await dialog.findByText('This newsletter has been sent already.')).toBeInTheDocument();
});

it.each<[string, Partial<Mail>, AccountRight]>([
  ['Only a published newsletter is sent.', { is_published: false }, 'publisher'],
  ['Nobody has subscribed yet.', { subscribers: 0 }, 'publisher'],
  ['Somebody with the right to publish can send it.', {}, 'editor'],
  [
    'It has been going out since 24 Nov, 2026.',
    { progress: { ...progress, queued: 3 } },
    'publisher',
  ],
])('offers no sending: %s', async (text, mail, right) => {
  await open(mail, right);

  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Send to/ })).not.toBeInTheDocument();
});
