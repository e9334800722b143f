import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import {
  createAuthority,
  issueCertificate,
  type TestAuthority,
  until,
} from '@phantom/service-kit/testing';
import { Agent, request } from 'undici';
import { type GatewayProcess, startGatewayProcess } from './support/gateway-process.js';

let authority: TestAuthority;
let folder: string;
let authorityFile: string;
let service: Server;
let gateway: GatewayProcess;
let visitor: Agent;

beforeAll(async () => {
  authority = await createAuthority();
  folder = await issueCertificate(authority);
  authorityFile = path.join(folder, 'ca.crt');
  writeFileSync(authorityFile, authority.cert);
  const [cert, key] = ['tls.crt', 'tls.key'].map((name) => readFileSync(path.join(folder, name)));
  service = createServer({ cert, key }, (_request, response) => response.end('{"error":0}'));
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  visitor = new Agent({ connect: { ca: authority.cert } });
});
afterAll(async () => {
  await visitor.destroy();
  service.closeAllConnections();
  service.close();
  await rm(folder, { recursive: true });
});
afterEach(() => gateway.close());

const start = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const { port } = service.address() as AddressInfo;
  gateway = await startGatewayProcess(`https://127.0.0.1:${port}`, { TLS_DIR: folder, ...env });
  await until(async () => (await ask('/health/live')) === 200);
};

/** Over TLS; undefined without a response. */
const ask = async (address: string): Promise<number | undefined> => {
  try {
    const url = `https://127.0.0.1:${gateway.port}${address}`;
    const { statusCode, body } = await request(url, { dispatcher: visitor });
    await body.dump();
    return statusCode;
  } catch {
    return undefined;
  }
};

it('uses TLS to and from services with a trusted authority', async () => {
  await start({ NODE_EXTRA_CA_CERTS: authorityFile });
  expect(await ask('/api/auth/siteinfo')).toBe(200);
});

it('calls no service with an untrusted certificate', async () => {
  await start({});
  expect(await ask('/api/auth/siteinfo')).toBe(503);
});
