import { NODE_OPTIONS } from '../../../tools/stack/node-options.js';
import {
  gatewayEnvironment,
  type Service,
  serviceEnvironment,
} from '../../../tools/stack/services.js';
import type { Bucket } from './bucket.js';
import { heapOption } from './memory-limit.js';
import type { ServerPlace, SiteLayout } from './site-layout.js';
import type { SiteOptions } from './site-options.js';

/** The settings of `deploy/kubernetes` that do not depend on the cluster. */
const PRODUCTION = { NODE_ENV: 'production', DEMO_MODE: '', LOG_LEVEL: 'info' };
/** All requests come from one address. */
const LENIENCE = { READ_LIMIT: '1000000' };
const POOL = { DATABASE_POOL_SIZE: '4' };

/** The environment of one process of a service. */
export const serviceProcessEnvironment = (
  service: Service,
  { port }: ServerPlace,
  { stack }: SiteLayout,
  { serviceSettings }: SiteOptions,
  bucket?: Bucket,
): NodeJS.ProcessEnv => ({
  ...serviceEnvironment(service, stack),
  ...PRODUCTION,
  ...POOL,
  NODE_OPTIONS: `${NODE_OPTIONS} ${heapOption(service.name)}`,
  ...bucket?.serviceSettings,
  PORT: String(port),
  ...serviceSettings,
});

/** The environment of one gateway. */
export const gatewayProcessEnvironment = (
  { port, name }: ServerPlace,
  { stack, services, redisPort }: SiteLayout,
  { gatewaySettings }: SiteOptions,
  bucket?: Bucket,
): NodeJS.ProcessEnv => ({
  ...gatewayEnvironment(services, stack),
  ...PRODUCTION,
  ...LENIENCE,
  NODE_OPTIONS: `${NODE_OPTIONS} ${heapOption('gateway')}`,
  ...bucket?.gatewaySettings,
  STORE_MIRROR: `${stack.dataDir}/mirrors/${name}`,
  PORT: String(port),
  REDIS_URL: `redis://127.0.0.1:${redisPort}`,
  TRUSTED_PROXIES: 'loopback',
  ...gatewaySettings,
});
