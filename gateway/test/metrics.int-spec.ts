import { readFile } from 'node:fs/promises';
import { request } from 'undici';
import { freePort, until } from '@phantom/service-kit/testing';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { type LetterService, startLetterService } from './support/letter-service.js';
import { type Metrics, readMetrics } from './support/metrics-reader.js';
import { askedOf, groupedBy, type Monitoring, readMonitoring } from './support/monitoring-files.js';
import { publishEntry } from './support/published-store.js';
import { GOOD, publishSite } from './support/rendered-site.js';

/** Added by Prometheus to what it reads. */
const OF_THE_SCRAPE = ['job', 'instance', 'service'];

/** Of the cluster's jobs, from kube-state-metrics. */
const OF_THE_CLUSTER = /^kube_cronjob_(created|status_last_successful_time)$/;

let service: LetterService;
let gateway: GatewayUnderTest;
let url: string;
let monitoring: Monitoring;

beforeAll(async () => {
  const [port, servicePort] = [String(await freePort()), String(await freePort())];
  url = `http://127.0.0.1:${port}/metrics`;
  service = await startLetterService(undefined, { METRICS_PORT: servicePort });
  gateway = await startGateway(service.url, { METRICS_PORT: port, RENDER_DEADLINE: '10000' });
  await publishSite(gateway.storeDir, {
    good: { bundle: GOOD },
    bad: { bundle: `exports.renderSection = () => { throw new Error('no'); };` },
  });
  monitoring = await readMonitoring();
});

afterAll(async () => {
  await gateway.close();
  await service.close();
});

const visit = async (path: string, options?: Parameters<typeof request>[1]): Promise<number> => {
  const { statusCode, body } = await request(`${gateway.url}${path}`, options);
  await body.dump();
  return statusCode;
};

const valueOf = ({ samples }: Metrics, name: string, labels: Record<string, string>) =>
  samples.find(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )?.value;

it('has requests by route, and pages and renderings by remote', async () => {
  const pagesFromCache = (read: Metrics) =>
    ['fresh', 'stale']
      .map((state) => valueOf(read, 'phantom_cache_answers_total', { cache: 'pages', state }) ?? 0)
      .reduce((sum, count) => sum + count);
  let pages = 0;
  const visitPage = async (path: string) => {
    expect(await visit(path)).toBe(200);
    pages += 1;
  };
  await visitPage('/good?who=private');
  // On a busy machine a page whose rendering was late is not cached, and is rendered again.
  await until(
    async () => {
      await visitPage('/good?who=private');
      return readMetrics(url);
    },
    (read) => pagesFromCache(read) > 0,
  );
  await visitPage('/bad');
  expect(await visit('/api/auth/teamList?who=private')).toBe(200);
  const report = { remote: 'good', version: '1', outcome: 'failed', reason: 'mount' };
  const made = { ...report, version: 'made-up' };
  const body = JSON.stringify({
    entries: [report, { ...report, outcome: 'loaded', ms: 300 }, made],
  });
  expect(await visit('/api/site/reports', { method: 'POST', body })).toBe(204);
  await publishEntry(gateway.storeDir, 'good', '{"format":');

  const requests = 'http_server_request_duration_seconds_count';
  const page = { http_route: '/*', http_request_method: 'GET', http_response_status_code: '200' };
  const server = new URL(service.url).host;
  // A client may have its response before the gateway counts it.
  const metrics = await until(
    () => readMetrics(url),
    (read) =>
      valueOf(read, requests, page) === pages &&
      valueOf(read, requests, { http_route: '/api/site/reports' }) === 1 &&
      valueOf(read, 'http_client_active_requests', { server }) === 0 &&
      valueOf(read, 'phantom_registry_entry_last_good', { remote: 'good' }) === 1,
  );
  expect(valueOf(metrics, requests, page)).toBe(pages);
  expect(valueOf(metrics, requests, { http_route: '/api/site/reports' })).toBe(1);
  expect(valueOf(metrics, requests, { http_route: '/api/auth/teamList' })).toBeGreaterThan(0);
  const good = { remote: 'good', frame: 'public', status: '200' };
  expect(valueOf(metrics, 'phantom_page_duration_seconds_count', good)).toBe(pages - 1);
  const renders = 'phantom_render_duration_seconds_count';
  expect(valueOf(metrics, renders, { remote: 'good', outcome: 'rendered' })).toBeGreaterThan(0);
  expect(valueOf(metrics, renders, { remote: 'bad', outcome: 'failed' })).toBe(1);
  expect(pagesFromCache(metrics)).toBeGreaterThan(0);
  const reports = 'phantom_remote_reports_total';
  expect(valueOf(metrics, reports, { remote: 'good', version: '1', outcome: 'failed' })).toBe(1);
  expect(valueOf(metrics, 'phantom_remote_load_duration_seconds_sum', { remote: 'good' })).toBe(
    0.3,
  );
  expect(valueOf(metrics, 'phantom_registry_entry_last_good', { remote: 'good' })).toBe(1);
  expect(valueOf(metrics, 'phantom_registry_entry_last_good', { remote: 'shell' })).toBe(0);
  expect(valueOf(metrics, 'phantom_outbox_mails', {})).toBe(0);
  expect(valueOf(metrics, 'db_client_connection_max', {})).toBe(10);
  expect(valueOf(metrics, 'http_client_active_requests', { server })).toBe(0);
  const told = JSON.stringify(metrics.samples);
  expect(told).not.toMatch(/private|made-up/);
});

it('has one series for all unknown addresses', async () => {
  const before = await readMetrics(url);
  for (let number = 0; number < 20; number += 1) {
    await visit(`/nowhere-${number}`);
    await visit(`/api/nothing-${number}`);
    await visit('/good', { method: 'PROPFIND' as 'GET' });
  }
  const after = await readMetrics(url);
  const grown = after.samples.length - before.samples.length;
  // A few new statuses and a method, each with its buckets; not sixty.
  expect(grown).toBeLessThan(8 * 17);
});

it('is not served at the public address, and its own address serves nothing else', async () => {
  expect(await visit('/metrics')).toBe(404);
  expect((await request(url.replace('/metrics', '/'))).statusCode).toBe(404);
});

it('has every metric and label of the rules and dashboards', async () => {
  const { names, samples } = await readMetrics(url);
  const recorded = new Set(monitoring.rules.flatMap(({ record = [] }) => record));
  const labelsOf = (name: string) =>
    samples.filter((sample) => sample.name === name).flatMap(({ labels }) => Object.keys(labels));
  const missing: string[] = [];
  for (const expression of monitoring.expressions) {
    const asked = [...askedOf(expression)].filter(
      ([name]) => name !== 'up' && !recorded.has(name) && !OF_THE_CLUSTER.test(name),
    );
    if (asked.length === 0 && !/slo:|kube_|\bup\b/.test(expression))
      missing.push(`none: ${expression}`);
    for (const [name, labels] of asked) {
      if (!names.has(name)) missing.push(name);
      const known = new Set([...labelsOf(name), ...OF_THE_SCRAPE]);
      const wanted = [...labels, ...groupedBy(expression)];
      // A counter that has counted nothing yet has no labels to show.
      if (labelsOf(name).length === 0) continue;
      missing.push(...wanted.filter((label) => !known.has(label)).map((one) => `${name}{${one}}`));
    }
  }
  expect(missing).toEqual([]);
  expect(monitoring.expressions.length).toBeGreaterThan(40);
});

it('has a runbook entry for every alert', async () => {
  const text = await readFile(new URL('../../docs/monitoring.md', import.meta.url), 'utf8');
  const told = [...text.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  const alerts = monitoring.rules.flatMap(({ alert = [] }) => alert);
  expect(told.toSorted()).toEqual(alerts.toSorted());
  for (const { alert, annotations } of monitoring.rules) {
    if (alert) expect(annotations?.runbook).toBe(`docs/monitoring.md#${alert.toLowerCase()}`);
  }
});
