import { ApiError } from '@phantom/mf-kit';
import { emit } from '@phantom/mf-kit/events';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';
import { getLending } from './api/get-lending';

jest.mock('./api/get-lending');

const TERMS = '<p>Short and senior.</p><ul><li><strong>Amount:</strong> $1 million</li></ul>';

beforeEach(() => {
  jest.mocked(getLending).mockResolvedValue(aPage('lending', 'Lending', TERMS));
});

describe('lending', () => {
  it('shows its text, with the terms as terms', async () => {
    await renderPage('/lending');
    expect(await screen.findByText('Short and senior.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lending');
    expect(screen.getByRole('term')).toHaveTextContent('Amount');
    expect(screen.getByRole('definition')).toHaveTextContent('$1 million');
    expect(document.title).toBe('Lending | Phantom Partners');
  });

  it('marks a text that is not in the language of the visitor', async () => {
    await renderPage('/lending', 'de');
    const text = await screen.findByText('Short and senior.');
    expect(text.closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Lending')).toHaveAttribute('lang', 'en');
  });

  it('says so when it has no text', async () => {
    jest.mocked(getLending).mockResolvedValue(aPage('lending', 'Lending', ''));
    await renderPage('/lending');
    expect(await screen.findByText('This page has no text at the moment.')).toBeInTheDocument();
  });

  it('is not found until it is written', async () => {
    jest.mocked(getLending).mockResolvedValue(undefined);
    await renderPage('/lending');
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
  });

  it('is tried again when it did not load', async () => {
    jest.mocked(getLending).mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/lending');
    await screen.findByText('No answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Short and senior.')).toBeInTheDocument();
  });

  it('tells who keeps homes that it finances them', async () => {
    await renderPage('/lending');
    await screen.findByText('Short and senior.');
    act(() => emit('favourites-changed', { count: 2 }));
    expect(screen.getByText(/You have saved 2 homes/)).toBeInTheDocument();
    act(() => emit('favourites-changed', { count: 0 }));
    expect(screen.queryByText(/You have saved/)).not.toBeInTheDocument();
  });
});
