import { ApiError } from '@phantom/mf-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMediaPages } from '../../shared/media-section/get-media-pages';
import { mediaPages } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';
import { getTestimonials } from './api/get-testimonials';

jest.mock('../../shared/media-section/get-media-pages');
jest.mock('./api/get-testimonials');

beforeEach(() => {
  jest.mocked(getMediaPages).mockResolvedValue(mediaPages());
  jest
    .mocked(getTestimonials)
    .mockResolvedValue([
      { id: 1, text: 'The report comes on the tenth.', name: 'Marta K., investor', lang: 'en' },
    ]);
});

describe('testimonials', () => {
  it('are quotes with the name of who said them, among the pages of the section', async () => {
    await renderPage('/testimonials');
    const quote = await screen.findByText('The report comes on the tenth.');
    expect(quote.closest('blockquote')).toBeInTheDocument();
    const figure = screen.getByRole('figure');
    expect(within(figure).getByText('Marta K., investor')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Testimonials');
    expect(screen.getByText('All about Testimonials')).toBeInTheDocument();
    const menu = screen.getByRole('navigation', { name: 'Media' });
    expect(within(menu).getAllByRole('link')).toHaveLength(6);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Testimonials');
  });

  it('say in which language they were said', async () => {
    await renderPage('/testimonials', 'ru');
    await screen.findByText('The report comes on the tenth.');
    expect(screen.getByRole('figure')).toHaveAttribute('lang', 'en');
  });

  it('say so when there are none', async () => {
    jest.mocked(getTestimonials).mockResolvedValue([]);
    await renderPage('/testimonials');
    expect(await screen.findByText('No testimonial has been published yet.')).toBeInTheDocument();
  });

  it('leave the page standing when they do not load, and try again', async () => {
    jest.mocked(getTestimonials).mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/testimonials');
    await screen.findByText('No answer.');
    expect(screen.getByText('All about Testimonials')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The report comes on the tenth.')).toBeInTheDocument();
  });

  it('are not found when the section has no such page', async () => {
    jest.mocked(getMediaPages).mockResolvedValue([]);
    await renderPage('/testimonials');
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
  });
});
