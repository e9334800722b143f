import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { devRemotes } from './dev/dev-processes.js';
import { NODE_OPTIONS } from './node-options.js';
import { picturesEnvironment } from './pictures.js';
import { embeddedPassword, servingRole } from './postgres/embedded-roles.js';
import { repositoryRoot } from './repository.js';
import type { StackOptions } from './stack-options.js';

export type ServiceName = 'auth' | 'content' | 'listings' | 'properties';

export interface Service {
  name: ServiceName;
  folder: string;
  port: number;
  database: string;
  /** One's own database, given as AUTH_DATABASE_URL and so on, or the embedded one, as the role enters it that serves. */
  databaseUrl: string;
  /** The same as its owner enters it, who migrates: AUTH_MIGRATION_DATABASE_URL. */
  ownerUrl: string;
  embeddedDatabase: boolean;
}

const names: ServiceName[] = ['auth', 'content', 'listings', 'properties'];

export function listServices({ gatewayPort, postgresPort }: StackOptions): Service[] {
  return names.map((name, index) => {
    const database = `phantom_${name}`;
    const given = process.env[`${name.toUpperCase()}_DATABASE_URL`];
    const givenOwner = process.env[`${name.toUpperCase()}_MIGRATION_DATABASE_URL`];
    const embedded = (role: string) =>
      `postgres://${role}:${embeddedPassword}@127.0.0.1:${postgresPort}/${database}`;
    return {
      name,
      folder: join(repositoryRoot, 'services', name),
      port: gatewayPort + 101 + index,
      database,
      databaseUrl: given ?? embedded(servingRole(database)),
      ownerUrl: givenOwner ?? given ?? embedded(database),
      embeddedDatabase: given === undefined,
    };
  });
}

/** A secret that survives a restart, so that links and sessions of the demo do too. */
function localSecret(dataDir: string, name: string): string {
  const file = join(dataDir, `${name}.secret`);
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** By what a deploy command gets tokens for its smoke test from the product on this machine. */
export const smokeSecret = (dataDir: string): string => localSecret(dataDir, 'smoke-secret');

const origin = (port: number) => `http://127.0.0.1:${port}`;

function sharedEnvironment(options: StackOptions): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TZ: 'UTC',
    NODE_OPTIONS,
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
    DEMO_MODE: 'true',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    PUBLIC_ORIGIN: `http://localhost:${options.gatewayPort}`,
    JWKS_URL: `${origin(options.gatewayPort + 101)}/.well-known/jwks.json`,
    JWT_ISSUER: 'phantom-partners',
    ...given(/^OTEL_.+$/),
  };
}

export function serviceEnvironment(service: Service, options: StackOptions): NodeJS.ProcessEnv {
  return {
    ...sharedEnvironment(options),
    PORT: String(service.port),
    DATABASE_URL: service.databaseUrl,
    AUTH_URL: origin(options.gatewayPort + 101),
    CONTENT_URL: origin(options.gatewayPort + 102),
    FILES_DIR: join(options.dataDir, 'files', service.name),
    FILES_SIGNING_KEY: localSecret(options.dataDir, `${service.name}-files-signing-key`),
    ...(service.name === 'auth' && { SMOKE_SECRET: smokeSecret(options.dataDir) }),
    ...metricsPort(service.port),
    ...given(
      /^(SMTP_URL|MAIL_(FROM|TO|INTERVAL)|FORM_MIN_ELAPSED|REFERRED_BY|PROPERTY_TYPES|NOTICE_DELAY)$/,
    ),
  };
}

/** For what makes the tables, and the demo data in them. */
export function ownerEnvironment(service: Service, options: StackOptions): NodeJS.ProcessEnv {
  return {
    ...serviceEnvironment(service, options),
    MIGRATION_DATABASE_URL: service.ownerUrl,
  };
}

export function gatewayEnvironment(services: Service[], options: StackOptions): NodeJS.ProcessEnv {
  const urls = services.map(({ name, port }) => [`${name.toUpperCase()}_URL`, origin(port)]);
  return {
    ...sharedEnvironment(options),
    ...Object.fromEntries(urls),
    PORT: String(options.gatewayPort),
    ...metricsPort(options.gatewayPort),
    STORE: join(options.dataDir, 'store'),
    COOKIE_KEY: localSecret(options.dataDir, 'cookie-key'),
    ...picturesEnvironment(options),
    AUDIO_DIR: join(repositoryRoot, 'services', 'content', 'demo', 'podcast'),
    ...given(/^(RENDER(_.+)?|FORM_LIMIT(_WINDOW)?|READ_LIMIT|TRUSTED_PROXIES|OVERRIDE_HOSTS)$/),
    ...given(/^(UPSTREAM_TIMEOUT|BREAKER_PAUSE|BODY_WINDOW|MAX_(IN_FLIGHT|LAG))$/),
    // What a changed service answers is seen at once.
    ...(options.dev && { DEV_REMOTES: devRemotes(options.gatewayPort), API_CACHE_SIZE: '0' }),
  };
}

/** `METRICS=on` measures each process, at the port 2000 above its own. */
function metricsPort(port: number): NodeJS.ProcessEnv {
  return process.env.METRICS === 'on' ? { METRICS_PORT: String(port + 2000) } : {};
}

/** Settings that are worth a try without a change: `RENDER=off npm start`. */
function given(names: RegExp): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)));
}
