import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { findNginx } from '../../../tools/stack/nginx.js';
import { repositoryRoot } from '../../../tools/stack/repository.js';
import type { Benchmark } from '../benchmark.js';
import { interleaved } from '../interleave.js';
import { medianOf } from '../report/statistics.js';
import { JUDGED, judged, ratio, type Table } from '../report/table.js';
import type { BenchStack } from '../sites/bench-stack.js';
import { residentMemory } from './resident-memory.js';
import { gatewayScenarios, type Scenario } from './scenarios.js';

/** The results of one address under load. */
interface LoadSample {
  /** Requests per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

interface LoadOptions {
  url: string;
  headers?: Record<string, string>;
  /** Counts the responses by status; an unexpected status would falsify the measurement. */
  status: number;
  connections: number;
  seconds: number;
}

/**
 * Sends requests over this number of connections for this time.
 *
 * @throws Error if a request failed or its response had another status
 */
async function loadOf(options: LoadOptions): Promise<LoadSample> {
  const { url, headers, status, connections, seconds } = options;
  const result = await autocannon({ url, headers, connections, duration: seconds });
  const counted = result.statusCodeStats?.[String(status) as never] as { count?: number };
  const total = result.requests.total;
  if (result.errors > 0 || total === 0 || counted?.count !== total) {
    const seen = JSON.stringify(result.statusCodeStats);
    throw new Error(`${url} gave ${result.errors} errors and, expecting ${status}, ${seen}`);
  }
  const { p50, p99 } = result.latency;
  return { rate: total / result.duration, p50, p99 };
}

const CONNECTIONS = 16;
const SECONDS = 3;
/** Each sample has thousands of requests. */
const MOST_ROUNDS = 5;

/** Microseconds. */
const TOKEN_TARGET = 12;

/** Compares the gateway with direct calls of the service and with nginx. */
export const gatewayBenchmark: Benchmark = {
  name: 'gateway',
  run: async ({ stack, workDir, runs, before }) => {
    const rounds = Math.min(runs, MOST_ROUNDS);
    const scenarios = await gatewayScenarios(stack, workDir, before);
    const rows: string[][] = [];
    for (const scenario of scenarios) rows.push(...(await measured(scenario, stack, rounds)));
    return [{ ...gatewayTable(rounds), rows }, await tokenTable()];
  },
};

const gatewayTable = (rounds: number): Omit<Table, 'rows'> => ({
  title: 'Gateway',
  columns: ['What', 'Through', 'Requests/s', 'p50', 'p99', 'Memory', 'Of direct', ...JUDGED],
  note: [
    `${CONNECTIONS} connections, ${rounds} rounds of ${SECONDS} s each, interleaved; medians.`,
    'The load generator, the gateway and the service share the cores.',
    findNginx() ? '' : 'nginx is not installed here and was left out.',
  ]
    .filter(Boolean)
    .join(' '),
});

async function measured(
  scenario: Scenario,
  stack: BenchStack,
  rounds: number,
): Promise<string[][]> {
  const { title, variants, headers, status, target, p99 } = scenario;
  const load = (url: string, seconds = SECONDS) =>
    loadOf({ url, headers, status, connections: CONNECTIONS, seconds });
  for (const url of Object.values(variants)) await load(url, 1);
  const samples = await interleaved(rounds, variants, (url) => load(url));

  const names = Object.keys(variants);
  const rateOf = (name: string) => medianOf(samples[name] ?? [], ({ rate }) => rate);
  const direct = rateOf(names[0] ?? '');
  const rows: string[][] = [];
  for (const name of names) {
    const own = samples[name] ?? [];
    const slowest = medianOf(own, (sample: LoadSample) => sample.p99);
    const share = rateOf(name) / direct;
    const isJudged = name === 'gateway' && target !== undefined;
    const verdict = isJudged ? judged(share, { atLeast: target }) : ['', ''];
    if (name === 'gateway' && p99 !== undefined) {
      const [bound, met] = judged(slowest, { atMost: p99 });
      verdict[0] += `, p99 ${bound} ms`;
      verdict[1] += `, ${met}`;
    }
    rows.push([
      title,
      name,
      String(Math.round(rateOf(name))),
      `${medianOf(own, (sample) => sample.p50)} ms`,
      `${slowest} ms`,
      await memoryOf(stack, variants[name] ?? ''),
      ratio(share),
      ...verdict,
    ]);
  }
  return rows;
}

async function memoryOf(stack: BenchStack, url: string): Promise<string> {
  const pid = stack.pidOf(new URL(url).origin);
  return pid === undefined ? '' : `${Math.round(await residentMemory(pid))} MiB`;
}

async function tokenTable(): Promise<Table> {
  const script = join(repositoryRoot, 'gateway', 'bench', 'token-check.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  const microseconds = Number(stdout);
  return {
    title: 'Token check',
    columns: ['What', 'Time', ...JUDGED],
    rows: [
      [
        'A token that was verified before',
        `${microseconds} µs`,
        ...judged(microseconds, { atMost: TOKEN_TARGET }),
      ],
    ],
  };
}
