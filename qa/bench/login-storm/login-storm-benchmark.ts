import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { giveClientsPriority } from '../../processor-priority.js';
import type { Benchmark } from '../benchmark.js';
import { medianOf, percentile } from '../report/statistics.js';
import { JUDGED, judged, ratio, type Table } from '../report/table.js';

const PROCESS = fileURLToPath(new URL('storm-process.ts', import.meta.url));

/** Sends logins at a fixed rate from a separate process, so that it does not delay the measurement. */
class LoginStorm {
  private constructor(private readonly child: ChildProcess) {}

  /**
   * Resolves when the logins have started.
   *
   * @param rate logins each second, each at its scheduled time
   */
  static async begin(origin: string, rate: number): Promise<LoginStorm> {
    const child = fork(PROCESS, [origin, String(rate)], {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
    });
    await once(child, 'message');
    return new LoginStorm(child);
  }

  /** @returns logins each second: those whose password was verified, and those refused with a time for the retry */
  async end(): Promise<{ hashed: number; turnedAway: number }> {
    const told = once(this.child, 'message');
    this.child.send('end');
    const [{ counts, seconds }] = (await told) as [
      { counts: Map<number, number>; seconds: number },
    ];
    const others = [...counts.keys()].filter((status) => status !== 401 && status !== 503);
    if (others.length > 0) throw new Error(`Logins were answered ${others.join(', ')}`);
    const of = (status: number) => (counts.get(status) ?? 0) / seconds;
    return { hashed: of(401), turnedAway: of(503) };
  }
}

interface SteadyRead {
  url: string;
  headers: Record<string, string>;
  /** Requests each second, each sent at its scheduled time whether earlier ones have a response or not. */
  rate: number;
  seconds: number;
}

/**
 * Reads at a fixed rate: a late request does not delay the following ones, and its time counts from its schedule.
 *
 * @throws Error if a response is not 200
 */
async function readSteadily({ url, headers, rate, seconds }: SteadyRead) {
  const start = performance.now();
  const reads: Promise<number>[] = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = start + (number * 1000) / rate;
    await delay(Math.max(0, due - performance.now()));
    reads.push(timeOf(fetch(url, { headers }), url, due));
  }
  const times = await Promise.all(reads);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

async function timeOf(answering: Promise<Response>, url: string, due: number): Promise<number> {
  const answer = await answering;
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} gave ${answer.status}`);
  return performance.now() - due;
}

/** The calls of other users of the same service: a token, a query, a row. */
const CALL = '/api/auth/profile';

const SECONDS = 5;
/** Reads every second. */
const READS = 50;
/** Logins every second; a core hashes a fifth of them. */
const LOGINS = 200;

const MOST_ROUNDS = 15;
/** The target as a multiple of the p99 without a storm. */
const TARGET = 3;

/** Measures the cost of a login storm for all other users of the auth service. */
export const loginStormBenchmark: Benchmark = {
  name: 'login-storm',
  run: async ({ stack, runs }) => {
    const origin = await stack.gateway('gateway-storm', { TRUSTED_PROXIES: 'loopback' });
    const headers = { authorization: `Bearer ${await tokenOf(origin)}` };
    const read = () => readSteadily({ url: origin + CALL, headers, rate: READS, seconds: SECONDS });
    const rounds = Math.min(runs, MOST_ROUNDS);
    giveClientsPriority();
    await read();
    const samples = [];
    for (let round = 0; round < rounds; round += 1) {
      const idle = await read();
      const storm = await LoginStorm.begin(origin, LOGINS);
      const busy = await read();
      samples.push({ idle, busy, storm: await storm.end() });
    }
    return [tableOf(samples)];
  },
};

interface Sample {
  idle: { p50: number; p99: number };
  busy: { p50: number; p99: number };
  storm: { hashed: number; turnedAway: number };
}

function tableOf(samples: Sample[]): Table {
  const of = (figure: (sample: Sample) => number) => medianOf(samples, figure);
  const [idle, busy] = [of((sample) => sample.idle.p99), of((sample) => sample.busy.p99)];
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const share = busy / idle;
  const { hashed, turnedAway } = {
    hashed: of(({ storm }) => storm.hashed),
    turnedAway: of(({ storm }) => storm.turnedAway),
  };
  return {
    title: 'A login storm',
    columns: [`\`${CALL}\``, 'p50', 'p99', 'p99 / idle p99', ...JUDGED],
    rows: [
      ['idle', ms(of((sample) => sample.idle.p50)), ms(idle), '', '', ''],
      [
        'storm',
        ms(of((sample) => sample.busy.p50)),
        ms(busy),
        ratio(share),
        ...judged(share, { atMost: TARGET }),
      ],
    ],
    note:
      `${READS} reads a second; the storm is ${LOGINS} logins a second of as many people, of whom ${Math.round(hashed)} a second were ` +
      `verified and ${Math.round(turnedAway)} refused with 503. Medians of ${samples.length} rounds of ${SECONDS} s.`,
  };
}

async function tokenOf(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'employee@example.com',
      password: 'phantom-demo-2026',
      type: 'admin',
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`Nobody can sign in: ${answer.status}`);
  return token;
}
