import { ApiError } from '@phantom/mf-kit';
import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockMediaPages } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';

type Testimonial = ApiReply<'get', '/api/auth/testimonialList'>['list'][number];

const TESTIMONIAL: Testimonial = {
  id: 1,
  text_description: 'The report comes on the tenth.',
  name: 'Marta K., investor',
  lang: 'en',
};
const mockTestimonials = (...list: Testimonial[]) =>
  mockApi('get', '/api/auth/testimonialList', { list });
let testimonials: ReturnType<typeof mockTestimonials>;

beforeEach(() => {
  mockMediaPages();
  testimonials = mockTestimonials(TESTIMONIAL);
});

describe('testimonials', () => {
  it('shows quotes with names, and the menu of the section', async () => {
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

  it('sets the lang attribute of a quote in another language', async () => {
    await renderPage('/testimonials', 'ru');
    await screen.findByText('The report comes on the tenth.');
    expect(screen.getByRole('figure')).toHaveAttribute('lang', 'en');
  });

  it('shows an empty state when there are none', async () => {
    mockTestimonials();
    await renderPage('/testimonials');
    expect(await screen.findByText('No testimonial has been published yet.')).toBeInTheDocument();
  });

  it('shows the page when the quotes do not load, and loads them again on request', async () => {
    testimonials.mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/testimonials');
    await screen.findByText('No answer.');
    expect(screen.getByText('All about Testimonials')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The report comes on the tenth.')).toBeInTheDocument();
  });

  it('shows the not-found page when the section has no such page', async () => {
    mockApi('get', '/api/auth/mediaget', { list: [] });
    await renderPage('/testimonials');
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
  });
});
