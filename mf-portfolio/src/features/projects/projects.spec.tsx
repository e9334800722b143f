import { ApiError } from '@phantom/mf-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page';
import { getProjects, type Project } from './api';

jest.mock('./api');

const project = (id: number, address1: string): Project => ({
  id,
  url: `/pictures/projects/${id}/1200.webp`,
  address1,
  address2: 'Brooklyn, NY',
});

const COMPLETED = 'COMPLETED PROJECTS';
const CURRENT = 'CURRENT PORTFOLIO';
const tab = (name: string) => screen.findByRole('tab', { name });

beforeEach(() => {
  jest
    .mocked(getProjects)
    .mockClear()
    .mockResolvedValue({
      completed: [project(1, '318 Kent Avenue'), project(2, '1155 Grand Concourse')],
      current: [project(3, '10-27 46th Road')],
    });
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
    expect(getProjects).toHaveBeenCalledTimes(1);
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
    jest.mocked(getProjects).mockResolvedValue({ completed: [], current: [] });
    await renderPage('/portfolio');
    expect(
      await screen.findByText('No projects are listed here at the moment.'),
    ).toBeInTheDocument();
  });

  it('shows the banner and a retry button when the projects do not load', async () => {
    jest
      .mocked(getProjects)
      .mockRejectedValueOnce(new ApiError('No answer.', 503, {}, 'request-9'));
    await renderPage('/portfolio');
    expect(await screen.findByRole('alert')).toHaveTextContent('No answer.');
    expect(screen.getByText('request-9')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Portfolio');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('318 Kent Avenue')).toBeInTheDocument();
  });
});
