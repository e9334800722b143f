import { ApiError } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aContact, aProjectPage } from '../../../testing/projects';
import { renderPage } from '../../../testing/render-page';

const mockProject = (page = aProjectPage()) =>
  mockApi('get', '/api/auth/projects/{id}', { list: [page] });
const mockContact = () => mockApi('get', '/api/auth/team-members/{slug}', { list: [aContact] });
let project: ReturnType<typeof mockProject>;
let contact: ReturnType<typeof mockContact>;

beforeEach(() => {
  project = mockProject();
  contact = mockContact();
});

describe('project', () => {
  it('shows the addresses, the facts and a link to the portfolio', async () => {
    await renderPage('/singleportfolio/1');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('318 Kent Avenue');
    const panel = screen.getByRole('region', { name: 'PROPERTY DETAILS' });
    const facts = within(panel)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(facts).toEqual([
      'Location: 318 Kent Avenue, Brooklyn, NY 11249',
      'Acquisition Date: 12 May, 2016',
      'Asset Type: Multifamily',
      'Size: 64 residences',
      'Opportunity Type: Value-add',
    ]);
    const back = screen.getByRole('link', { name: 'Back to the portfolio' });
    expect(back).toHaveAttribute('href', '/portfolio');
    expect(document.title).toBe('318 Kent Avenue | Phantom Partners');
    expect(project).toHaveBeenCalledWith({ path: { id: '1' } });
  });

  it('names the asset type in the language of the page, and marks what is written in English', async () => {
    mockProject(aProjectPage({ category: 'multifamily' }));
    await renderPage('/singleportfolio/1', 'de');
    expect(await screen.findByText('Mehrfamilienhaus')).not.toHaveAttribute('lang');
    expect(screen.getByText('64 residences')).toHaveAttribute('lang', 'en');
  });

  it('shows the story, the key figures and the timeline', async () => {
    await renderPage('/singleportfolio/1');
    expect(await screen.findByText('A leaking roof.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'What we found' })).toBeInTheDocument();
    const figures = screen.getByRole('region', { name: 'Key figures' });
    expect(within(figures).getByRole('term')).toHaveTextContent('homes');
    const timeline = screen.getByRole('region', { name: 'Timeline' });
    expect(
      within(timeline)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['2016Bought', '2018Fully let']);
  });

  it('compares before and after by a slider, with both alternative texts', async () => {
    mockProject(
      aProjectPage({ image: { src: '/pictures/projects/kent/1200.webp', alt: 'The homes today' } }),
    );
    await renderPage('/singleportfolio/1');
    const section = await screen.findByRole('region', { name: 'Before and after' });
    expect(
      within(section).getByRole('img', { name: 'The factory with dark windows' }),
    ).toBeVisible();
    expect(within(section).getByRole('img', { name: 'The homes today' })).toBeVisible();
    const slider = within(section).getByRole('slider');
    fireEvent.change(slider, { target: { value: '20' } });
    expect(slider).toHaveAttribute('aria-valuetext', '20 %');
    expect(slider.parentElement?.style.getPropertyValue('--before')).toBe('20%');
  });

  it('leaves out what employees have not written', async () => {
    mockProject(
      aProjectPage({
        ...{ before: null, timeline: [], figures: [], place: null, contact: '', related: null },
        next_step: null,
      }),
    );
    await renderPage('/singleportfolio/1');
    expect(await screen.findByRole('region', { name: 'PROPERTY DETAILS' })).toBeInTheDocument();
    for (const name of ['Before and after', 'Timeline', 'Key figures', 'Nearby', 'Who to talk to'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask about investing' })).toBeInTheDocument();
    expect(contact).not.toHaveBeenCalled();
  });

  it('lists the neighbours with their distance, and who to talk to', async () => {
    await renderPage('/singleportfolio/1');
    const nearby = await screen.findByRole('region', { name: 'Nearby' });
    const link = within(nearby).getByRole('link', { name: /168 Sackett Street.*3.1 km away/ });
    expect(link).toHaveAttribute('href', '/singleportfolio/2');
    const person = screen.getByRole('region', { name: 'Who to talk to' });
    expect(within(person).getByRole('link', { name: '+1 212-555-0145' })).toHaveAttribute(
      'href',
      'tel:+12125550145',
    );
    expect(within(person).getByRole('link', { name: 'About Rafael Ortega' })).toHaveAttribute(
      'href',
      '/our-team/rafael-ortega',
    );
  });

  it('shows the project without the person who did not load', async () => {
    contact.mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/singleportfolio/1');
    expect(await screen.findByText('A leaking roof.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Who to talk to' })).not.toBeInTheDocument();
  });

  it('ends with the next step and a related project', async () => {
    await renderPage('/singleportfolio/1');
    const next = await screen.findByRole('complementary', { name: 'Next step' });
    expect(within(next).getByRole('link', { name: 'Ask about the next project' })).toHaveAttribute(
      'href',
      '/invest-now',
    );
    expect(within(next).getByRole('link', { name: /527 Prospect Place/ })).toHaveAttribute(
      'href',
      '/singleportfolio/3',
    );
  });

  it.each([
    ['999', 404],
    ['kent', 400],
    ['3', 410],
  ])('shows the not-found page for the id %s', async (id, status) => {
    project.mockRejectedValue(new ApiError('Sorry!', status));
    await renderPage(`/singleportfolio/${id}`);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Project not found');
    expect(screen.getByRole('link', { name: 'Back to the portfolio' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(document.title).toBe('Project not found | Phantom Partners');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('loads the project again after a failure', async () => {
    project.mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/singleportfolio/1');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('64 residences')).toBeInTheDocument();
  });
});

describe('gallery', () => {
  const picture = (number: number) => `318 Kent Avenue, picture ${number} of 3`;
  const dialog = (number: number) => screen.findByRole('dialog', { name: picture(number) });

  it('opens a picture and writes its id to the URL', async () => {
    const { router } = await renderPage('/singleportfolio/1');
    await userEvent.click(await screen.findByRole('link', { name: picture(2) }));
    expect(await dialog(2)).toBeInTheDocument();
    expect(router.state.location.search).toBe('?picture=2');
    expect(project).toHaveBeenCalledTimes(1);
  });

  it('shows the next and previous picture by button and arrow key, and wraps around', async () => {
    await renderPage('/singleportfolio/1?picture=3');
    await dialog(3);
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await dialog(1);
    await userEvent.keyboard('{ArrowLeft}');
    await dialog(3);
  });

  it('reacts to the arrow keys as soon as it opens', async () => {
    await renderPage('/singleportfolio/1?picture=1');
    await waitFor(async () => expect(await dialog(1)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await dialog(2);
  });

  it('closes with Escape', async () => {
    const { router } = await renderPage('/singleportfolio/1?picture=1');
    await dialog(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
  });

  it('ignores a picture id that the project does not have', async () => {
    await renderPage('/singleportfolio/1?picture=99');
    expect(await screen.findByRole('link', { name: picture(1) })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows an empty state when the project has no pictures', async () => {
    mockProject(aProjectPage({ gallery: [] }));
    await renderPage('/singleportfolio/1');
    expect(
      await screen.findByText('There are no pictures of this project yet.'),
    ).toBeInTheDocument();
  });
});

describe('overlay', () => {
  const facts = '318 Kent Avenue: fact sheet';

  it('opens a page of the project and writes its name to the URL', async () => {
    const { router } = await renderPage('/singleportfolio/1');
    const link = await screen.findByRole('link', { name: 'Open the fact sheet' });
    expect(link).toHaveAttribute('href', '/api/portfohtml/1?lang=en');
    await userEvent.click(link);
    expect(await screen.findByRole('dialog', { name: facts })).toBeInTheDocument();
    expect(screen.getByTitle(facts)).toHaveAttribute('src', '/api/portfohtml/1?lang=en');
    expect(router.state.location.search).toBe('?view=facts');
  });

  it('closes with Escape inside the frame and returns the focus to the link', async () => {
    const { router } = await renderPage('/singleportfolio/1');
    const link = await screen.findByRole('link', { name: 'All pictures on one page' });
    await userEvent.click(link);
    const page = await screen.findByTitle<HTMLIFrameElement>('318 Kent Avenue: all pictures');
    fireEvent.load(page);
    page.contentDocument?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
    expect(link).toHaveFocus();
  });

  it('ignores an unknown view in the URL', async () => {
    await renderPage('/singleportfolio/1?view=toString');
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
