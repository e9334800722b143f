import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEMO_ACCOUNT_IDS } from '@phantom/service-kit';

/** An investor beside those of the demo. */
export const NEWCOMER_ID = 90;

const INVESTORS: number[] = [
  DEMO_ACCOUNT_IDS['Iris Valente'],
  DEMO_ACCOUNT_IDS['Henrik Sandberg'],
  NEWCOMER_ID,
];

/** Replaces the auth service, and answers requests about accounts. */
export interface FakeAuth {
  url: string;
  /** The status of its responses. */
  status: number;
  /** The last request. */
  lastRequest?: { url?: string; authorization?: string; requestId?: unknown };
  close: () => Promise<void>;
}

export async function fakeAuth(): Promise<FakeAuth> {
  const server = createServer(({ url, headers }, response) => {
    const { authorization, 'x-request-id': requestId } = headers;
    fake.lastRequest = { url, authorization, requestId };
    const id = Number(new URL(url ?? '', fake.url).searchParams.get('id'));
    const list = INVESTORS.includes(id) ? [{ id }] : [];
    response.writeHead(fake.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: 0, list }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const fake: FakeAuth = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    status: 200,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}
