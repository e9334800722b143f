import autocannon from 'autocannon';

/** What was seen of one address under load. */
export interface LoadSample {
  /** Requests per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface LoadOptions {
  url: string;
  headers?: Record<string, string>;
  /** The status of every answer: anything else would be measured as if it were one. */
  status: number;
  connections: number;
  seconds: number;
}

/**
 * Keeps so many connections busy for so long.
 *
 * @throws Error if an answer failed or had another status
 */
export async function loadOf(options: LoadOptions): Promise<LoadSample> {
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
