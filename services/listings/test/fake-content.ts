import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Replaces the content service, and answers what it publishes of the company. */
export interface FakeContent {
  url: string;
  /** Undefined before it is published. */
  address: string | undefined;
  close: () => Promise<void>;
}

export async function fakeContent(): Promise<FakeContent> {
  const server = createServer(({ url }, response) => {
    const isSite = url?.startsWith('/api/auth/siteinfo?lang=');
    const list = [{ company: 'Phantom Partners', address: fake.address }];
    response.writeHead(isSite ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: 0, list }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const fake: FakeContent = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    address: '1 Main St, New York, NY 10001',
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}
