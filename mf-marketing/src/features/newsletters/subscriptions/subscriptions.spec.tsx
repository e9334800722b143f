import { ApiError } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockMediaPages } from '../../../testing/content-pages';
import { renderPage } from '../../../testing/render-page';

const preferences = (isActive = true) => ({
  list: [
    {
      email: 'a…@example.com',
      lang: 'de' as const,
      lists: [{ name: 'newsletter', label: 'Newsletter', is_active: isActive }],
    },
  ],
});
const gone = new ApiError('This link is no longer valid.', 410);

describe('the form of subscribers', () => {
  it('loads with the list of newsletters, sends the address and says what comes next', async () => {
    mockMediaPages();
    mockApi('get', '/api/auth/newsletters', { total: 0, page: 1, limit: 12, list: [] });
    const subscribe = mockApi('post', '/api/auth/subscribe', {});
    await renderPage('/news-letter');
    await userEvent.type(await screen.findByRole('textbox', { name: /Email/ }), 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('Please look into your mailbox')).toHaveFocus();
    expect(subscribe.mock.calls[0]?.[0].body).toMatchObject({
      email: 'ada@example.com',
      list: 'newsletter',
      consent_version: '2026-11',
    });
  });

  it('refuses what is no address', async () => {
    await renderPage('/subscriptions/new');
    await userEvent.type(await screen.findByRole('textbox', { name: /Email/ }), 'ada@example');
    expect(document.title).toBe('Subscribe to our newsletter | Phantom Partners');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect((await screen.findAllByText(/Please write it like/)).length).toBeGreaterThan(0);
  });
});

describe('the links of mails', () => {
  it('confirms by a click only', async () => {
    const confirm = mockApi('post', '/api/auth/subscriptions/confirm', preferences());
    await renderPage('/subscriptions/confirm#token=abc');
    const button = await screen.findByRole('button', { name: 'Confirm' });
    expect(confirm).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(await screen.findByText(/goes to a…@example\.com/)).toBeInTheDocument();
    expect(confirm.mock.calls[0]?.[0].body).toEqual({ token: 'abc' });
  });

  it('says why a link cannot be used', async () => {
    mockApi('post', '/api/auth/subscriptions/confirm', preferences()).mockRejectedValue(gone);
    await renderPage('/subscriptions/confirm#token=abc');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('This link is no longer valid.')).toBeInTheDocument();
  });

  it('leaves by one click', async () => {
    const leave = mockApi('post', '/api/auth/subscriptions/leave', {});
    await renderPage('/subscriptions/leave#token=abc', 'de');
    await userEvent.click(await screen.findByRole('button', { name: 'Abmelden' }));
    expect(await screen.findByText('Sie sind abgemeldet')).toHaveFocus();
    expect(leave.mock.calls[0]?.[0].query).toEqual({ token: 'abc' });
  });

  it('ends the notices to an investor by one click', async () => {
    const leave = mockApi('post', '/api/auth/investor-notices/leave', {});
    await renderPage('/subscriptions/notices#token=abc');
    const button = await screen.findByRole('button', { name: 'Stop the emails' });
    expect(document.title).toBe('Stop the emails about your investments | Phantom Partners');
    await userEvent.click(button);
    expect(await screen.findByText('The emails have ended')).toHaveFocus();
    expect(leave.mock.calls[0]?.[0].query).toEqual({ token: 'abc' });
    expect(screen.getByRole('link', { name: 'To your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });

  it('shows and saves preferences', async () => {
    mockApi('post', '/api/auth/subscriptions/preferences', preferences());
    const save = mockApi('patch', '/api/auth/subscriptions/preferences', preferences(false));
    await renderPage('/subscriptions/preferences#token=abc');
    const list = await screen.findByRole('checkbox', { name: 'Newsletter' });
    expect(list).toBeChecked();
    await userEvent.click(list);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'italiano');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(save.mock.calls[0]?.[0].body).toEqual({ token: 'abc', lang: 'it', lists: [] });
  });

  it('shows the answer to a wrong link of preferences', async () => {
    mockApi('post', '/api/auth/subscriptions/preferences', preferences()).mockRejectedValue(gone);
    await renderPage('/subscriptions/preferences#token=abc');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
  });

  it.each(['confirm', 'leave', 'preferences', 'notices'])(
    'explains a link of %s without its end',
    async (page) => {
      await renderPage(`/subscriptions/${page}`);
      expect(await screen.findByRole('alert')).toHaveTextContent('The link is not complete.');
    },
  );
});
