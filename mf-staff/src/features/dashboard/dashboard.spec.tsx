import { ApiError, setSession } from '@phantom/mf-kit';
import { screen, within } from '@testing-library/react';
import { aSession } from '../../testing/a-session';
import { renderPage } from '../../testing/render-page';
import { countProperties } from './api/count-properties';

jest.mock('./api/count-properties');

const tiles = async () =>
  within(await screen.findByRole('navigation', { name: 'Your work' })).getAllByRole('link');

beforeEach(() => {
  jest.mocked(countProperties).mockReset().mockResolvedValue(1043);
});

describe('dashboard', () => {
  it.each(['/dashboard', '/employees', '/investors'])(
    'welcomes an employee at %s, and leads to the four places of work',
    async (path) => {
      setSession(aSession());
      await renderPage(path);

      expect((await tiles()).map((tile) => tile.getAttribute('href'))).toEqual([
        '/current-properties',
        '/employment-contract',
        '/employment-handbook',
        '/training',
      ]);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Nadia Brooks');
      expect((await tiles())[0]).toHaveTextContent('1,043');
    },
  );

  it('shows the default picture until there is one', async () => {
    setSession(aSession());
    const view = await renderPage('/dashboard');
    const portrait = () => screen.findByRole('img', { name: 'Portrait of Nadia Brooks' });
    expect(await portrait()).toHaveAttribute('src', '/pictures/team/avatar/400.webp');
    view.unmount();

    setSession(aSession({ image: '/pictures/people/1/400.webp' }));
    await renderPage('/dashboard');
    expect(await portrait()).toHaveAttribute('src', '/pictures/people/1/400.webp');
  });

  it('shows an investor the welcome and nothing of the employees’', async () => {
    setSession(aSession({ name: 'Ines Morales', type: 'Investor' }));
    await renderPage('/investors');

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Ines Morales');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(countProperties).not.toHaveBeenCalled();
  });

  it('works without the figure', async () => {
    jest.mocked(countProperties).mockRejectedValue(new ApiError('No answer', 503));
    setSession(aSession());
    await renderPage('/dashboard');

    expect(await tiles()).toHaveLength(4);
  });
});
