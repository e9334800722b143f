import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Recorded {
  url: string;
  headers: IncomingHttpHeaders;
}

/** Stands in for every service: answers all there is, takes what stricter servers would not, and keeps what reached it. */
export class RecordingService {
  readonly received: Recorded[] = [];
  private readonly server: Server = createServer(
    { insecureHTTPParser: true },
    (request, response) => {
      this.received.push({ url: request.url ?? '', headers: request.headers });
      request.resume();
      response.setHeader('content-type', 'application/json').end('{"error":0,"list":[]}');
    },
  );

  /** @returns its origin */
  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
