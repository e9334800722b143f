import { setTimeout as wait } from 'node:timers/promises';

/** The Web API failed in a way that another attempt does not change. The message has no secret. */
export class ResoError extends Error {}

export interface HttpLimits {
  /** Milliseconds for one request, with its body. */
  timeout: number;
  /** Bytes of one response, decompressed. */
  maxBytes: number;
  /** Attempts for one request. */
  attempts: number;
  /** The longest pause before another attempt, in milliseconds. */
  maxPause: number;
}

const LIMITS: HttpLimits = {
  timeout: 60_000,
  maxBytes: 64 * 1024 * 1024,
  attempts: 5,
  maxPause: 5 * 60_000,
};

interface Answer<T> {
  status: number;
  /** Undefined for 401. */
  body: T | undefined;
}

/** Why an attempt failed. */
interface Failure {
  failure: string;
  /** Whether another attempt may succeed. */
  isTemporary: boolean;
  /** Milliseconds until then, as the server says. */
  pause?: number;
}

/** Sends requests with a limit of time and size, and repeats those that failed for a while. */
export class HttpClient {
  private readonly limits: HttpLimits;

  /** @param pause waits for milliseconds */
  constructor(
    limits: Partial<HttpLimits> = {},
    private readonly pause: (ms: number) => Promise<unknown> = wait,
  ) {
    this.limits = { ...LIMITS, ...limits };
  }

  /** @param parse throws SyntaxError for a body that is incomplete @throws ResoError */
  async call<T>(url: URL, init: RequestInit, parse: (text: string) => T): Promise<Answer<T>> {
    // A query may be long, and says nothing to the operator.
    const name = url.origin + url.pathname;
    for (let attempt = 1; ; attempt += 1) {
      const result = await this.attempt(url, init, parse);
      if (!('failure' in result)) return result;
      const { failure, isTemporary, pause = 1_000 * 2 ** (attempt - 1) } = result;
      if (!isTemporary) throw new ResoError(`${name}: ${failure}`);
      if (attempt >= this.limits.attempts)
        throw new ResoError(`${name}: ${failure}, ${attempt} times`);
      if (pause > this.limits.maxPause)
        throw new ResoError(`${name}: ${failure}, and asks for a pause of ${pause / 1_000} s`);
      await this.pause(pause);
    }
  }

  private async attempt<T>(
    url: URL,
    init: RequestInit,
    parse: (text: string) => T,
  ): Promise<Answer<T> | Failure> {
    const { timeout, maxBytes } = this.limits;
    try {
      const signal = AbortSignal.timeout(timeout);
      // A redirect could lead to another server, which must not get the token.
      const response = await fetch(url, { ...init, redirect: 'manual', signal });
      const { status, headers } = response;
      const text = await readText(response, maxBytes);
      if (text === null)
        return { failure: `a response is larger than ${maxBytes} bytes`, isTemporary: false };
      if (status === 401) return { status, body: undefined };
      if (response.ok) return { status, body: parse(text) };
      const isTemporary = status === 429 || status >= 500;
      const failure = `the response is ${status}${reasonIn(text)}`;
      return { failure, isTemporary, pause: retryAfter(headers.get('retry-after')) };
    } catch (error) {
      if (error instanceof ResoError) throw error;
      return { failure: describe(error, timeout), isTemporary: true };
    }
  }
}

/** Null when the body is larger. */
async function readText({ body }: Response, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Milliseconds of `Retry-After`, which has seconds or a date. */
function retryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const time = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(time) ? undefined : Math.max(0, time);
}

/** The message of an OData error. That of a token server has another form, and is left out. */
function reasonIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { message?: unknown } };
    const message = error?.message;
    return typeof message === 'string' ? ` (${message.replaceAll(/\s+/g, ' ').slice(0, 200)})` : '';
  } catch {
    return '';
  }
}

function describe(error: unknown, timeout: number): string {
  if (error instanceof SyntaxError) return 'a response is no valid JSON';
  const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  if (name === 'TimeoutError') return `no complete response within ${timeout / 1_000} s`;
  return `the connection failed (${cause?.code ?? cause?.message ?? message})`;
}
