import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createServiceApp, loadConfig } from '@phantom/service-kit';
import { testJwksUrl } from '@phantom/service-kit/testing';
import { AppModule } from '../../src/app.module.js';
import { GatewayConfig } from '../../src/config/gateway.config.js';

export interface GatewayUnderTest {
  app: NestFastifyApplication;
  url: string;
  port: number;
  server: Server;
  /** The folders behind `/r/`, `/pictures/` and `/audio/`. */
  storeDir: string;
  picturesDir: string;
  audioDir: string;
  /** Of the bundles of a bucket. */
  mirrorDir: string;
  close: () => Promise<void>;
}

/** Long timeouts, for services and clients that stand still until the end of the test. */
export const PATIENT = { UPSTREAM_TIMEOUT: '60000', BODY_WINDOW: '60000' };

/**
 * The whole gateway on a free port, with an empty store.
 *
 * @param upstream the address of all four services
 * @param jwksUrl of the keys; those of `signTestToken` unless told
 */
export const startGateway = async (
  upstream: string,
  env: NodeJS.ProcessEnv = {},
  jwksUrl?: string,
): Promise<GatewayUnderTest> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gateway-'));
  const storeDir = path.join(folder, 'store');
  const picturesDir = path.join(folder, 'pictures');
  const audioDir = path.join(folder, 'audio');
  const mirrorDir = path.join(folder, 'mirror');
  const config = loadConfig(GatewayConfig, {
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    AUTH_URL: upstream,
    CONTENT_URL: upstream,
    LISTINGS_URL: upstream,
    PROPERTIES_URL: upstream,
    STORE: storeDir,
    STORE_MIRROR: mirrorDir,
    PICTURES_DIR: picturesDir,
    AUDIO_DIR: audioDir,
    // The gateway shares its event loop with the test.
    MAX_LAG: '60000',
    // All calls come from one address.
    READ_LIMIT: '1000000',
    MIN_IN_FLIGHT: '1024',
    ...env,
  });
  config.jwksUrl = jwksUrl ?? (await testJwksUrl());
  const app = await createServiceApp({ name: 'gateway', module: AppModule, config });
  await app.listen(0, '127.0.0.1');
  const server = app.getHttpServer() as Server;
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  return { app, url, port, server, storeDir, picturesDir, audioDir, mirrorDir, close };
};
