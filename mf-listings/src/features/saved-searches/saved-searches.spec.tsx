import { ApiError } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render';

const saved = (over: object = {}) => ({
  id: 3,
  title: 'Condos in Astoria',
  search: 'type=sales&location=queens&neighbourhood=Astoria',
  frequency: 'daily' as const,
  events: ['new' as const, 'gone' as const],
  state: 'active' as const,
  ...over,
});
const answer = (...searches: ReturnType<typeof saved>[]) => ({
  list: [{ email: 'a…@example.com', lang: 'en' as const, token: 'managed', searches }],
});
const gone = new ApiError('This link is no longer valid.', 410);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the links of mails', () => {
  it('confirms by a click only, and shows the searches', async () => {
    const confirm = mockApi('post', '/api/auth/saved-searches/confirm', answer(saved()));
    await renderPage('/listings/saved-searches#confirm=abc');
    await screen.findByRole('button', { name: 'Confirm' });
    expect(confirm).not.toHaveBeenCalled();
    await press('Confirm');
    expect(await screen.findByText('The alerts are on')).toHaveFocus();
    expect(confirm.mock.calls[0]?.[0].body).toEqual({ token: 'abc' });
    expect(screen.getByRole('link', { name: 'Condos in Astoria' })).toHaveAttribute(
      'href',
      '/listings/sales/queens?neighbourhood=Astoria',
    );
  });

  it('changes a search', async () => {
    mockApi('post', '/api/auth/saved-searches/list', answer(saved()));
    const change = mockApi(
      'patch',
      '/api/auth/saved-searches/{id}',
      answer(saved({ title: 'Astoria', frequency: 'weekly' })),
    );
    await renderPage('/listings/saved-searches#manage=abc');
    await userEvent.click(await screen.findByText('Change'));
    const title = screen.getByLabelText(/Name of the search/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Astoria');
    await userEvent.selectOptions(screen.getByLabelText('How often'), 'Once a week');
    await userEvent.click(screen.getByLabelText('Homes that have left the market'));
    await press('Save');
    expect(await screen.findByText(/^Saved\./)).toHaveFocus();
    expect(change.mock.calls[0]?.[0].body).toEqual({
      token: 'managed',
      title: 'Astoria',
      frequency: 'weekly',
      events: ['new'],
    });
    expect(screen.getByRole('link', { name: 'Astoria' })).toBeInTheDocument();
  });

  it('removes a search', async () => {
    mockApi('post', '/api/auth/saved-searches/list', answer(saved()));
    mockApi('post', '/api/auth/saved-searches/{id}/remove', answer());
    await renderPage('/listings/saved-searches#manage=abc');
    await press('Remove');
    expect(await screen.findByText('“Condos in Astoria” was removed.')).toHaveFocus();
    expect(screen.getByText('You have no saved searches')).toBeInTheDocument();
  });

  it('ends all alerts by one click', async () => {
    const leave = mockApi('post', '/api/auth/saved-searches/leave', {});
    await renderPage('/listings/saved-searches#leave=abc', 'de');
    await press('Alle beenden');
    expect(await screen.findByText('Die Benachrichtigungen sind beendet')).toHaveFocus();
    expect(leave.mock.calls[0]?.[0].query).toEqual({ token: 'abc' });
  });

  it('says why a link cannot be used, without another attempt', async () => {
    mockApi('post', '/api/auth/saved-searches/list', answer(saved())).mockRejectedValue(gone);
    await renderPage('/listings/saved-searches#manage=abc');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('tries again where the service did not answer', async () => {
    const list = mockApi('post', '/api/auth/saved-searches/list', answer(saved()));
    list.mockRejectedValueOnce(new ApiError('Please try again later.', 503));
    await renderPage('/listings/saved-searches#manage=abc');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later.');
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Condos in Astoria' })).toBeInTheDocument();
  });

  it('explains a link without its end', async () => {
    await renderPage('/listings/saved-searches');
    expect(await screen.findByRole('alert')).toHaveTextContent('The link is not complete.');
  });
});
