import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { usePendingLocation } from './use-slow-navigation';

function Page() {
  return `${useLocation().pathname} ${usePendingLocation()?.pathname}`;
}

it.each([
  ['/', '/near', '/far'],
  ['/de', '/de/near', '/de/far'],
])('returns the target without the language, below %s', async (basename, near, far) => {
  let arrive: () => void = () => undefined;
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const routes = [
    { path: '/near', Component: Page },
    { path: '/far', loader, Component: Page },
  ];
  const router = createMemoryRouter(routes, { basename, initialEntries: [near] });
  render(<RouterProvider router={router} />);
  expect(screen.getByText('/near undefined')).toBeInTheDocument();

  await act(async () => void router.navigate('/far'));
  expect(router.state.navigation.location?.pathname).toBe(far);
  expect(screen.getByText('/near /far')).toBeInTheDocument();

  await act(async () => arrive());
  expect(screen.getByText('/far undefined')).toBeInTheDocument();
});
