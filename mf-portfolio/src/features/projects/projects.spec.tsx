import { ApiError } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page';
import type { Project } from './api';

const project = (id: number, address1: string): Project => ({
  id,
  url: `/pictures/projects/${id}/1200.webp`,
  address1,
  address2: 'Brooklyn, NY',
});

const COMPLETED = 'COMPLETED PROJECTS';
const CURRENT = 'CURRENT PORTFOLIO';
const tab = (name: string) => screen.findByRole('tab', { name });

const mockProjects = (completed_projects: Project[], current_portfolio: Project[]) =>
  mockApi('get', '/api/auth/portfoliodetails', { list: { completed_projects, current_portfolio } });
let projects: ReturnType<typeof mockProjects>;

beforeEach(() => {
  projects = mockProjects(
    [project(1, '318 Kent Avenue'), project(2, '1155 Grand Concourse')],
    [project(3, '10-27 46th Road')],
  );
});

describe('portfolio', () => {
  it('opens the tab of completed projects, and each card links to its page', async () => {
    await renderPage('/portfolio');
    expect(await tab(COMPLETED)).toHaveAttribute('aria-selected', 'true');
    const card = screen.getByRole('link', { name: /318 Kent Avenue.*Brooklyn/ });
    expect(card).toHaveAttribute('href', '/singleportfolio/1');
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

  it('shows an empty state when a tab has no projects', async () => {
    mockProjects([], []);
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
