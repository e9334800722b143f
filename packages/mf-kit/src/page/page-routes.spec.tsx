import { act, screen } from '@testing-library/react';
import type { RemoteRoute } from '../router/remote-route';
import { renderRoutes } from '../testing/render-routes';

let arrive: () => void;

const routes: RemoteRoute[] = [
  { path: '/', Component: () => <h1>Here</h1> },
  {
    path: '/far',
    loader: () => new Promise<null>((resolve) => (arrive = () => resolve(null))),
    HydrateFallback: () => <p>On the way</p>,
    Component: () => <h1>There</h1>,
  },
];

async function leaveForFar() {
  const { router } = await renderRoutes({
    name: 'x',
    routes,
    locales: async () => ({}),
    path: '/',
  });
  await screen.findByText('Here');
  jest.useFakeTimers();
  await act(async () => void router.navigate('/far'));
}

describe('PendingLayout', () => {
  afterEach(() => jest.useRealTimers());

  it('shows the loading state of the next page when a navigation is slow', async () => {
    await leaveForFar();
    expect(screen.getByText('Here')).toBeInTheDocument();

    act(() => jest.advanceTimersByTime(300));
    expect(screen.getByText('On the way')).toBeInTheDocument();

    await act(async () => arrive());
    expect(screen.getByText('There')).toBeInTheDocument();
  });

  it('shows no loading state for a quick navigation', async () => {
    await leaveForFar();
    await act(async () => arrive());

    expect(screen.getByText('There')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(300));
    expect(screen.queryByText('On the way')).not.toBeInTheDocument();
  });
});
