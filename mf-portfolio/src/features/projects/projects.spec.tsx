import { ApiError } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProject } from '../../testing/projects';
import { renderPage } from '../../testing/render-page';

const COMPLETED = /^COMPLETED PROJECTS/;
const CURRENT = /^CURRENT PORTFOLIO/;
const tab = (name: RegExp) => screen.findByRole('tab', { name });
const select = (name: string) => screen.findByRole('combobox', { name });
const cards = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

const LIST = [
  aProject(1, { address1: '318 Kent Avenue', acquired_on: '2016-05-12' }),
  aProject(2, {
    ...{ address1: '1155 Grand Concourse', borough: 'bronx', acquired_on: '2017-03-28' },
    address2: 'Bronx, NY',
  }),
  aProject(3, {
    ...{ address1: '236 West 26th Street', borough: 'manhattan', category: 'office' },
    acquired_on: '2018-06-21',
  }),
  aProject(4, { address1: '10-27 46th Road', stage: 'current', borough: 'queens' }),
];
const mockProjects = (list = LIST) => mockApi('get', '/api/auth/projects', { list });
let projects: ReturnType<typeof mockProjects>;

beforeEach(() => {
  projects = mockProjects();
});

describe('portfolio', () => {
  it('opens the tab of completed projects, and each card links to its page', async () => {
    await renderPage('/portfolio');
    expect(await tab(COMPLETED)).toHaveAttribute('aria-selected', 'true');
    const card = screen.getByRole('link', { name: /318 Kent Avenue.*A factory became homes/ });
    expect(card).toHaveAttribute('href', '/singleportfolio/1');
    expect(card).toHaveTextContent('Multifamily');
    expect(card).toHaveTextContent('2016');
    expect(screen.queryByText('10-27 46th Road')).not.toBeInTheDocument();
  });

  it('stores the open tab in the URL and sends one request', async () => {
    const { router } = await renderPage('/portfolio');
    await userEvent.click(await tab(CURRENT));
    expect(await screen.findByText('10-27 46th Road')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=current');
    await userEvent.click(await tab(COMPLETED));
    expect(await screen.findByText('318 Kent Avenue')).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
    expect(projects).toHaveBeenCalledTimes(1);
  });

  it('opens the tab named in the URL, and the first tab for an unknown name', async () => {
    const view = await renderPage('/portfolio?tab=current');
    expect(await tab(CURRENT)).toHaveAttribute('aria-selected', 'true');
    view.unmount();
    await renderPage('/portfolio?tab=sold');
    expect(await tab(COMPLETED)).toHaveAttribute('aria-selected', 'true');
  });

  it('changes tabs with the arrow keys', async () => {
    await renderPage('/portfolio');
    (await tab(COMPLETED)).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await tab(CURRENT)).toHaveFocus();
    expect(await screen.findByText('10-27 46th Road')).toBeInTheDocument();
  });

  it('filters by the choice, counts what each choice would show, and stores it in the URL', async () => {
    const { router } = await renderPage('/portfolio');
    const options = within(await select('Borough')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      ...['All', 'The Bronx (1)', 'Brooklyn (1)', 'Manhattan (1)'],
    ]);
    await userEvent.selectOptions(await select('Asset type'), 'multifamily');
    expect(router.state.location.search).toBe('?type=multifamily');
    expect(cards()).toEqual(['318 Kent Avenue', '1155 Grand Concourse']);
    expect(within(await select('Borough')).getByText('Manhattan (0)')).toBeDisabled();
    expect((await tab(COMPLETED)).querySelector('span')).toHaveAttribute('data-count', '2');
    expect(screen.getByRole('status')).toHaveTextContent('2 projects');
    expect(projects).toHaveBeenCalledTimes(1);
  });

  it('reads filters and the order from the URL', async () => {
    await renderPage('/portfolio?type=multifamily&sort=newest');
    expect(await select('Asset type')).toHaveValue('multifamily');
    expect(cards()).toEqual(['1155 Grand Concourse', '318 Kent Avenue']);
  });

  it('shows all projects again from an empty result', async () => {
    const { router } = await renderPage('/portfolio?borough=queens');
    expect(await screen.findByText('No project matches these filters.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
    expect(cards()).toHaveLength(3);
    expect(router.state.location.search).toBe('');
  });

  it('gives neighbouring cards different compositions', async () => {
    mockProjects(Array.from({ length: 9 }, (_, index) => aProject(index + 1)));
    await renderPage('/portfolio');
    const list = await screen.findByRole('list', { name: 'Projects' });
    const names = within(list)
      .getAllByRole('listitem')
      .map(({ className }) => className);
    expect(names.some((name, index) => name === names[index + 1])).toBe(false);
  });

  it('highlights the card under the pointer', async () => {
    await renderPage('/portfolio');
    const card = await screen.findByRole('link', { name: /318 Kent Avenue/ });
    await userEvent.hover(card);
    expect(card.closest('li')).toHaveAttribute('data-pointed');
  });

  it('shows an empty state when a tab has no projects', async () => {
    mockProjects([]);
    await renderPage('/portfolio');
    expect(
      await screen.findByText('No projects are listed here at the moment.'),
    ).toBeInTheDocument();
  });

  it('shows the banner and a retry button when the projects do not load', async () => {
    projects.mockRejectedValueOnce(new ApiError('No answer.', 503, {}, 'request-9'));
    await renderPage('/portfolio');
    expect(await screen.findByRole('alert')).toHaveTextContent('No answer.');
    expect(screen.getByText('request-9')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Portfolio');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('318 Kent Avenue')).toBeInTheDocument();
  });
});
