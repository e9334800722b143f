import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLoaderData } from 'react-router-dom';
import { unwrap } from '../api/unwrap';
import { renderRoutes } from '../testing/render-routes';
import type { RemoteRoute } from './remote-route';

let isConnected: boolean;
let answers: number;

const answer = () => ({ data: { answer: (answers += 1) }, response: new Response() });
const call = () =>
  unwrap(
    isConnected ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch')),
  );

function List() {
  const data = useLoaderData<{ answer: number | null }>();
  return <h1>{data.answer === null ? 'A part is missing' : `Answer ${data.answer}`}</h1>;
}

const routes: RemoteRoute[] = [
  { path: '/list', lazy: async () => ({ loader: call, Component: List }) },
  { path: '/parts', loader: () => call().catch(() => ({ answer: null })), Component: List },
  { path: '/home', Component: () => <h1>Home</h1> },
];

async function open(path: string) {
  const view = await renderRoutes({ name: 'x', routes, locales: async () => ({}), path });
  await screen.findByRole('heading', { level: 1 });
  return (next: string) => act(() => view.router.navigate(next));
}

function connect(isOnline: boolean): void {
  isConnected = isOnline;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => {
  answers = 0;
  isConnected = true;
});
afterEach(() => jest.restoreAllMocks());

describe('a page without a connection', () => {
  it('shows its older data with the time, and reloads it when the connection is back', async () => {
    const go = await open('/list?page=2');
    await go('/home');
    connect(false);
    await go('/list?page=2');

    expect(screen.getByText('Answer 1')).toBeInTheDocument();
    expect(
      screen.getByText(/^There is no connection to the server\. This is what we had at \d/),
    ).toBeInTheDocument();

    connect(true);
    expect(await screen.findByText('Answer 2')).toBeInTheDocument();
    expect(screen.queryByText(/what we had/)).not.toBeInTheDocument();
  });

  it('prefers complete older data to data with a failed part', async () => {
    const go = await open('/parts');
    await go('/home');
    connect(false);
    await go('/parts');

    expect(screen.getByText('Answer 1')).toBeInTheDocument();
    expect(screen.getByText(/what we had/)).toBeInTheDocument();
  });

  it('shows the offline message when it has no data, and retries by itself', async () => {
    window.scrollTo = jest.fn(({ top }: ScrollToOptions) => {
      Object.assign(window, { scrollY: top });
    }) as typeof window.scrollTo;
    const go = await open('/home');
    Object.assign(window, { scrollY: 900 });
    connect(false);
    await go('/list');

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no connection');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(window.scrollY).toBe(0);

    connect(true);
    expect(await screen.findByText('Answer 1')).toBeInTheDocument();
  });

  it('shows no data of another address', async () => {
    const go = await open('/list?page=1');
    connect(false);
    await go('/list?page=2');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no connection');
  });

  it('removes the data when another person signs in', async () => {
    const go = await open('/list');
    await go('/home');
    const { setSession } = await import('../session/session');
    const user = { id: 7, name: 'Ada', email: 'ada@example.com', image: null, type: 'Investor' };
    act(() =>
      setSession({ user, access_token: 'x' } as unknown as Parameters<typeof setSession>[0]),
    );
    connect(false);
    await go('/list');

    expect(screen.queryByText('Answer 1')).not.toBeInTheDocument();
  });
});
