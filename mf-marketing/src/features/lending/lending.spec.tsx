import { ApiError } from '@phantom/mf-kit';
import { emit } from '@phantom/mf-kit/events';
import { mockApi } from '@phantom/mf-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentPage } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';

const TERMS = '<p>Short and senior.</p><ul><li><strong>Amount:</strong> $1 million</li></ul>';

const mockLending = (...list: ReturnType<typeof contentPage>[]) =>
  mockApi('get', '/api/auth/lendingget', { list });
let lending: ReturnType<typeof mockLending>;

beforeEach(() => {
  lending = mockLending(contentPage('lending', 'Lending', TERMS));
});

describe('lending', () => {
  it('shows the text and its terms as a list of terms', async () => {
    await renderPage('/lending');
    expect(await screen.findByText('Short and senior.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lending');
    expect(screen.getByRole('term')).toHaveTextContent('Amount');
    expect(screen.getByRole('definition')).toHaveTextContent('$1 million');
    expect(document.title).toBe('Lending | Phantom Partners');
  });

  it('sets the lang attribute of a text in another language', async () => {
    await renderPage('/lending', 'de');
    const text = await screen.findByText('Short and senior.');
    expect(text.closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Lending')).toHaveAttribute('lang', 'en');
  });

  it('shows an empty state when it has no text', async () => {
    mockLending(contentPage('lending', 'Lending', ''));
    await renderPage('/lending');
    expect(await screen.findByText('This page has no text at the moment.')).toBeInTheDocument();
  });

  it('shows the not-found page when it does not exist', async () => {
    mockLending();
    await renderPage('/lending');
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
  });

  it('loads the page again after a failure', async () => {
    lending.mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/lending');
    await screen.findByText('No answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Short and senior.')).toBeInTheDocument();
  });

  it('offers financing to visitors with saved homes', async () => {
    await renderPage('/lending');
    await screen.findByText('Short and senior.');
    act(() => emit('favourites-changed', { count: 2 }));
    expect(screen.getByText(/You have saved 2 homes/)).toBeInTheDocument();
    act(() => emit('favourites-changed', { count: 0 }));
    expect(screen.queryByText(/You have saved/)).not.toBeInTheDocument();
  });
});
