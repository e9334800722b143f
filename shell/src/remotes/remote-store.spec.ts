import { workingRemote } from '../testing/broken-remotes';
import { RemoteStore } from './remote-store';

const current = { version: '2', url: '/2/remoteEntry.js' };
const previous = { version: '1', url: '/1/remoteEntry.js' };

it('fetches a remote once for all visits', async () => {
  const fetch = jest.fn(async () => workingRemote('x'));
  const store = new RemoteStore(fetch);
  store.preload('mf-x', current);
  await store.get('mf-x', current);
  await store.get('mf-x', current);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('fetches again, and says so, after a failure', async () => {
  const fetch = jest.fn(async () => workingRemote('x'));
  const store = new RemoteStore(fetch);
  await store.get('mf-x', current);
  store.forget('mf-x');
  await store.get('mf-x', current);
  expect(fetch.mock.calls).toEqual([
    ['mf-x', current, 1],
    ['mf-x', current, 2],
  ]);
});

it('starts afresh after a prefetch that failed', async () => {
  const fetch = jest
    .fn(async () => workingRemote('x'))
    .mockRejectedValueOnce(new Error('offline for a moment'));
  const store = new RemoteStore(fetch);
  store.prefetch('mf-x', current);
  await new Promise(process.nextTick);
  await store.get('mf-x', current);
  expect(fetch.mock.calls).toEqual([
    ['mf-x', current, 1],
    ['mf-x', current, 2],
  ]);
});

it('fetches another version when it is asked for another', async () => {
  const fetch = jest.fn(async () => workingRemote('x'));
  const store = new RemoteStore(fetch);
  await store.get('mf-x', current);
  await store.get('mf-x', previous);
  expect(fetch).toHaveBeenCalledTimes(2);
});
