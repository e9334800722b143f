import { bootRemote } from '../testing/boot-remote';
import { isHinted, isReachable } from './page-hints';

const remote = bootRemote('mf-listings');

it.each([
  ['/r/mf-listings/1.0.0/remote.1.js', true],
  ['/r/mf-listings/0.9.0/remote.1.js', false],
  ['/r/mf-portfolio/1.0.0/remote.1.js', false],
])('knows by a hint at %s whether the page asked for the remote: %p', (href, hinted) => {
  document.head.innerHTML = `<link rel="preload" as="script" href="${href}">`;
  expect(isHinted(remote)).toBe(hinted);
});

it.each([
  ['is there', async () => new Response('entry'), true],
  ['is gone', async () => new Response('', { status: 404 }), false],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('tells whether the entry can be had when it %s', async (_what, answer, reachable) => {
  globalThis.fetch = jest.fn(answer);
  expect(await isReachable(remote, 1_000)).toBe(reachable);
  expect(fetch).toHaveBeenCalledWith(remote.url, expect.objectContaining({ cache: 'no-store' }));
});

it('gives up on an entry that never arrives', async () => {
  globalThis.fetch = jest.fn(
    (_url, init) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  expect(await isReachable(remote, 10)).toBe(false);
});
