import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Gauge } from 'prom-client';
import { ProcessConfig } from '../config/process-config.js';
import { ServiceUnavailableError } from '../errors/errors.js';
import { RevocationList } from './revocation-list.js';
import {
  HEARTBEAT_INTERVAL,
  REVOCATION_STREAM_PATH,
  type RevocableToken,
  type RevocationMessage,
  type RevocationReason,
  Revocations,
} from './revocation.js';

/** Milliseconds without a line after which the connection is closed: the sender hangs, or the network is down. */
const SILENCE_LIMIT = 4 * HEARTBEAT_INTERVAL;

/** Milliseconds before the next attempt; doubled after each failure. */
const FIRST_BACKOFF = 100;
const LONGEST_BACKOFF = 2_000;

/** Milliseconds without a heartbeat before it is logged: a restart of the auth service takes less. */
const LOGGED_AFTER = 5_000;

let ageOfList = (): number => -1;

new Gauge({
  name: 'phantom_revocation_list_age_seconds',
  help: 'Time since the auth service last confirmed that the list of revoked tokens is complete; -1 before the first list',
  collect() {
    this.set(ageOfList());
  },
});

/** The auth service's revocation list. While the stream is down the last list counts, at most for REVOCATION_MAX_STALENESS. */
@Injectable()
export class RevocationStream
  extends Revocations
  implements OnApplicationBootstrap, OnApplicationShutdown
{
  readonly list = new RevocationList();
  private readonly logger = new Logger(RevocationStream.name);
  private readonly stopping = new AbortController();
  private tellFirstList: () => void = () => undefined;
  private readonly firstList = new Promise<void>((resolve) => (this.tellFirstList = resolve));
  private readonly startedAt = performance.now();
  /** When the list was last complete, on the clock of `performance`. */
  private confirmedAt?: number;
  private isLogged = false;

  private readonly url?: URL;

  constructor(private readonly config: ProcessConfig) {
    super();
    this.url = streamUrl(config);
  }

  onApplicationBootstrap(): void {
    if (this.url) void this.follow(this.url);
    else this.confirm();
  }

  onApplicationShutdown(): void {
    this.stopping.abort();
  }

  override async untilKnown(patience: number): Promise<void> {
    const waiting = new AbortController();
    // Keeps a process alive that does not listen yet.
    const timeout = delay(patience, undefined, { signal: waiting.signal });
    await Promise.race([this.firstList, timeout]);
    timeout.catch(() => undefined);
    waiting.abort();
  }

  /** @throws ServiceUnavailableError where the list is missing or too old */
  override reasonFor(token: RevocableToken): RevocationReason | undefined {
    const reason = this.list.reasonFor(token);
    if (reason === undefined && this.isStale()) {
      throw new ServiceUnavailableError('the list of revoked tokens is missing or too old');
    }
    return reason;
  }

  private isStale(): boolean {
    if (this.url === undefined) return false;
    if (this.confirmedAt === undefined) return true;
    return performance.now() - this.confirmedAt > this.config.revocationMaxStaleness;
  }

  private async follow(url: URL): Promise<void> {
    const { signal } = this.stopping;
    ageOfList = () =>
      this.confirmedAt === undefined ? -1 : (performance.now() - this.confirmedAt) / 1000;
    for (let failures = 0; !signal.aborted; failures += 1) {
      const before = this.confirmedAt;
      const error = await this.read(url).catch((caught: unknown) => caught);
      if (signal.aborted) return;
      if (this.confirmedAt !== before) failures = 0;
      this.logWhenLate(error);
      const backoff = Math.min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** failures);
      // All readers lose the sender at the same time: a random delay spreads their reconnects.
      await delay(backoff * (0.5 + Math.random() / 2), undefined, { ref: false });
    }
  }

  /** Reads one connection to its end. */
  private async read(url: URL): Promise<void> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new Error('silent')), SILENCE_LIMIT).unref();
    try {
      const signal = AbortSignal.any([this.stopping.signal, silence.signal]);
      const answer = await connect(url, signal);
      answer.setEncoding('utf8');
      let rest = '';
      for await (const chunk of answer as AsyncIterable<string>) {
        timer.refresh();
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) this.take(JSON.parse(line) as RevocationMessage);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  private take({ complete, revoked }: RevocationMessage): void {
    if (complete) this.list.replace(complete);
    if (revoked) this.list.add(revoked);
    this.confirm();
  }

  private confirm(): void {
    this.confirmedAt = performance.now();
    this.tellFirstList();
    if (this.isLogged) this.logger.log('The auth service streams revocations again');
    this.isLogged = false;
  }

  private logWhenLate(error: unknown): void {
    const since = performance.now() - (this.confirmedAt ?? this.startedAt);
    if (this.isLogged || since < LOGGED_AFTER) return;
    this.isLogged = true;
    this.logger.warn({ msg: 'the auth service streams no revocations', err: error });
  }
}

/** @returns undefined where the keys are given as a data URL, as in tests without an auth service: the configuration accepts none */
function streamUrl({ revocationsUrl, jwksUrl }: ProcessConfig): URL | undefined {
  if (revocationsUrl !== undefined) return new URL(revocationsUrl);
  return jwksUrl.startsWith('data:') ? undefined : new URL(REVOCATION_STREAM_PATH, jwksUrl);
}

/** A separate connection: it lasts as long as the process and belongs to no request. */
const connect = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const sent = request(url, {
      agent: false,
      signal,
      headers: { accept: 'application/x-ndjson' },
    });
    sent.once('error', reject);
    sent.once('response', (answer) => {
      if (answer.statusCode === 200) return resolve(answer);
      sent.destroy();
      reject(new Error(`the auth service answered ${answer.statusCode}`));
    });
    sent.end();
  });
