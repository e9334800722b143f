import { workingRemote, bootRemote } from '../testing/remotes';
import { RemoteStore, sourcesOf } from './remote-store';

describe('RemoteStore', () => {
  const current = { version: '2', url: '/2/remoteEntry.js' };
  const previous = { version: '1', url: '/1/remoteEntry.js' };

  it('loads a remote once for all visits', async () => {
    const fetch = jest.fn(async () => workingRemote('x'));
    const store = new RemoteStore(fetch);
    store.preload('mf-x', current);
    await store.get('mf-x', current);
    await store.get('mf-x', current);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('counts the attempts after a failure', async () => {
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

  it('makes a new attempt after a failed prefetch', async () => {
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

  it('loads another version', async () => {
    const fetch = jest.fn(async () => workingRemote('x'));
    const store = new RemoteStore(fetch);
    await store.get('mf-x', current);
    await store.get('mf-x', previous);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('sourcesOf', () => {
  it('returns the chosen version, its mirror, then the default version', () => {
    const remote = bootRemote('mf-x', {
      version: '2.0.0',
      url: '/r/two.js',
      integrity: 'sha384-two',
      fallbackUrl: 'https://mirror.example/two.js',
      default: { version: '1.0.0', url: '/r/one.js', integrity: 'sha384-one' },
    });
    expect(sourcesOf(remote)).toEqual([
      { version: '2.0.0', url: '/r/two.js', integrity: 'sha384-two' },
      { version: '2.0.0', url: 'https://mirror.example/two.js', integrity: 'sha384-two' },
      { version: '1.0.0', url: '/r/one.js', integrity: 'sha384-one' },
    ]);
  });
});
