import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';

/** Milliseconds between two heartbeats of a stream. */
export const HEARTBEAT_INTERVAL = 500;

/** Milliseconds without a line after which the connection is closed: the sender hangs, or the network is down. */
const SILENCE_LIMIT = 4 * HEARTBEAT_INTERVAL;

/** Milliseconds before the next attempt; doubled after each failure. */
const FIRST_BACKOFF = 100;
const LONGEST_BACKOFF = 2_000;

/** Milliseconds without a heartbeat before it is logged: a restart of the sender takes less. */
const LOGGED_AFTER = 5_000;

/** The sender answered, and not with the stream. */
export class StreamRefusedError extends Error {
  override readonly name = 'StreamRefusedError';

  constructor(
    sender: string,
    readonly status: number | undefined,
  ) {
    super(`${sender} answered ${status}`);
  }
}

interface StreamReaderOptions<Message> {
  /** For the log: `the auth service`. */
  sender: string;
  /** For the log: `revocations`. */
  content: string;
  onMessage: (message: Message) => void;
  /** Whether the log names a failure; every failure by default. */
  isLogged?: (error: unknown) => boolean;
}

/** Reads a stream of JSON lines, and connects again after each end. An empty object is a heartbeat. */
export class StreamReader<Message extends object> {
  /** Resolves after the first line, or after the first attempt has failed. */
  readonly tried: Promise<void>;
  private readonly logger = new Logger(StreamReader.name);
  private readonly stopping = new AbortController();
  private readonly startedAt = performance.now();
  private confirmedAt?: number;
  private isLate = false;
  private tellTried: () => void = () => undefined;

  constructor(private readonly options: StreamReaderOptions<Message>) {
    this.tried = new Promise((resolve) => (this.tellTried = resolve));
  }

  /** Milliseconds since the last line; undefined before the first one. */
  get age(): number | undefined {
    return this.confirmedAt === undefined ? undefined : performance.now() - this.confirmedAt;
  }

  /** Resolves after `stop`. */
  async follow(url: URL): Promise<void> {
    const { signal } = this.stopping;
    for (let failures = 0; !signal.aborted; failures += 1) {
      const before = this.confirmedAt;
      const error = await this.read(url).catch((caught: unknown) => caught);
      this.tellTried();
      if (signal.aborted) return;
      if (this.confirmedAt !== before) failures = 0;
      this.logWhenLate(error);
      const backoff = Math.min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** failures);
      // All readers lose the sender at the same time: a random delay spreads their reconnects.
      await delay(backoff * (0.5 + Math.random() / 2), undefined, { ref: false });
    }
  }

  stop(): void {
    this.stopping.abort();
  }

  /** Reads one connection to its end. */
  private async read(url: URL): Promise<void> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new Error('silent')), SILENCE_LIMIT).unref();
    try {
      const signal = AbortSignal.any([this.stopping.signal, silence.signal]);
      const answer = await connect(url, signal, this.options.sender);
      answer.setEncoding('utf8');
      let rest = '';
      for await (const chunk of answer as AsyncIterable<string>) {
        timer.refresh();
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) this.take(JSON.parse(line) as Message);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  private take(message: Message): void {
    const { sender, content, onMessage } = this.options;
    this.confirmedAt = performance.now();
    onMessage(message);
    this.tellTried();
    if (this.isLate) this.logger.log(`${sender} streams ${content} again`);
    this.isLate = false;
  }

  private logWhenLate(error: unknown): void {
    const { sender, content, isLogged = () => true } = this.options;
    const since = this.age ?? performance.now() - this.startedAt;
    if (this.isLate || since < LOGGED_AFTER || !isLogged(error)) return;
    this.isLate = true;
    this.logger.warn({ msg: `${sender} streams no ${content}`, err: error });
  }
}

/** A separate connection: it lasts as long as the process and belongs to no request. */
const connect = (url: URL, signal: AbortSignal, sender: string): Promise<IncomingMessage> =>
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
      reject(new StreamRefusedError(sender, answer.statusCode));
    });
    sent.end();
  });
