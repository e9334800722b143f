import type { CDPSession } from '@playwright/test';

export interface LoggedRequest {
  url: string;
  /** The type in the browser's developer tools: Document, Script, Stylesheet, Fetch… */
  type: string;
  /** Whether the document itself requested it, also by a hint, and not a script. */
  byDocument: boolean;
  /** Whether it was prefetched for a possible next page. */
  isPrefetch: boolean;
  /** Milliseconds since the request for the document. */
  start: number;
  end?: number;
  /** Bytes of the body as transferred. */
  bytes: number;
}

/** Records all network requests of a page. */
export class NetworkLog {
  private readonly byId = new Map<string, LoggedRequest & { headBytes: number }>();
  private startedAt?: number;
  private lastChange = Date.now();

  constructor(devtools: CDPSession) {
    devtools.on(
      'Network.requestWillBeSent',
      ({ requestId, request, type, initiator, timestamp }) => {
        this.startedAt ??= timestamp;
        const hint = request.headers['Sec-Purpose'] ?? request.headers['Purpose'] ?? '';
        this.byId.set(requestId, {
          url: request.url,
          type: type ?? 'Other',
          byDocument: initiator.type === 'parser' || initiator.type === 'preload',
          isPrefetch: hint.startsWith('prefetch') || type === 'Prefetch',
          start: this.since(timestamp),
          bytes: 0,
          headBytes: 0,
        });
        this.lastChange = Date.now();
      },
    );
    devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
      const logged = this.byId.get(requestId);
      if (logged) Object.assign(logged, { type, headBytes: response.encodedDataLength });
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      const logged = this.byId.get(requestId);
      if (logged) logged.bytes = Math.max(0, encodedDataLength - logged.headBytes);
      this.finish(requestId, timestamp);
    });
    devtools.on('Network.loadingFailed', ({ requestId, timestamp }) =>
      this.finish(requestId, timestamp),
    );
  }

  get requests(): LoggedRequest[] {
    return [...this.byId.values()];
  }

  /** Resolves when the network has been idle for a while. */
  async untilQuiet(quietMs = 500): Promise<void> {
    for (;;) {
      const busy = this.requests.some(({ end }) => end === undefined);
      const rest = quietMs - (Date.now() - this.lastChange);
      if (!busy && rest <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, busy ? quietMs : rest));
    }
  }

  private finish(requestId: string, timestamp: number): void {
    const logged = this.byId.get(requestId);
    if (logged) logged.end = this.since(timestamp);
    this.lastChange = Date.now();
  }

  private since(timestamp: number): number {
    return (timestamp - (this.startedAt ?? timestamp)) * 1000;
  }
}
