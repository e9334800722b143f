import { deadline, RemoteError } from './failure';
import { reportFailed, reportLoaded, watchPageErrors, startReports } from './reports';

const source = { version: '2-b', url: '/r/mf-listings/2-b/remoteEntry.js' };
const build = { remote: 'mf-listings', version: '2-b' };
const sendBeacon = jest.fn<boolean, [address: string, body: Blob]>(() => true);
const script = 'http://localhost/r/mf-listings/2-b/page.js';

const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(blob);
  });
/** What has gone to the gateway since. */
const sent = async () => {
  jest.advanceTimersByTime(2_000);
  jest.useRealTimers();
  const bodies = await Promise.all(sendBeacon.mock.calls.map(([, body]) => textOf(body)));
  return (bodies as { entries: unknown[] }[]).map(({ entries }) => entries);
};

beforeAll(() => {
  Object.assign(navigator, { sendBeacon });
  globalThis.reportError = jest.fn();
  startReports();
  watchPageErrors();
});
beforeEach(() => {
  jest.useFakeTimers();
  sendBeacon.mockClear();
});
afterEach(() => jest.useRealTimers());

it('sends what came together', async () => {
  reportFailed('mf-listings', source, new RemoteError('network', 'gone'));
  reportLoaded('mf-listings', { ...source, version: '1-a' }, 120.4);
  expect(await sent()).toEqual([
    [
      { ...build, outcome: 'failed', reason: 'network' },
      { remote: 'mf-listings', version: '1-a', outcome: 'loaded', ms: 120 },
    ],
  ]);
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/site/reports');
});

it('tells no longer time than the gateway takes, as of a laptop that slept', async () => {
  reportLoaded('mf-listings', source, 3_600_000);
  expect(await sent()).toEqual([[{ ...build, outcome: 'loaded', ms: 120_000 }]]);
});

it('sends at once when the page is left', () => {
  reportLoaded('mf-listings', source, 90);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

it('tells a file that is gone from a deadline and from a page that threw', async () => {
  const gone = Object.assign(new Error('Loading chunk failed'), { request: script });
  const late = await Promise.all([
    deadline(new Promise(() => undefined), 8_000, 'it').catch((error: unknown) => error),
    jest.advanceTimersByTimeAsync(8_000),
  ]);
  for (const error of [gone, late[0], new Error('at mount')]) {
    reportFailed('mf-listings', source, error);
  }
  const [entries] = await sent();
  expect(entries).toEqual(
    ['chunk', 'timeout', 'mount'].map((reason) => ({ ...build, outcome: 'failed', reason })),
  );
});

it('blames an error of the page on the build that it came from, once a visit', async () => {
  reportLoaded('mf-listings', source, 90);
  const thrown = (filename: string) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, message: 'x' }));
  thrown('http://localhost/r/shell/1/shell.js');
  thrown(script);
  thrown(script);
  const [entries] = await sent();
  expect(entries).toEqual([
    { ...build, outcome: 'loaded', ms: 90 },
    { ...build, outcome: 'failed', reason: 'page' },
  ]);
});
