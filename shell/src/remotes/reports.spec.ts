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
/** The entries that were sent since. */
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

it('sends entries in batches', async () => {
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

it('limits the load time to what the gateway accepts', async () => {
  reportLoaded('mf-listings', source, 3_600_000);
  expect(await sent()).toEqual([[{ ...build, outcome: 'loaded', ms: 120_000 }]]);
});

it('sends at once when the page is hidden', () => {
  reportLoaded('mf-listings', source, 90);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

it('distinguishes a missing file, a timeout and an error of the page', async () => {
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

it('reports an error of the page once for the build of its script', async () => {
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
