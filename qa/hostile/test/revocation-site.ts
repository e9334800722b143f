import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, freePort, type TestDatabase } from '@phantom/service-kit/testing';
import pg from 'pg';
import { waitUntilReady } from '../../../tools/stack/health.js';
import { Processes } from '../../../tools/stack/processes.js';
import { repositoryRoot } from '../../../tools/stack/repository.js';
import { runServiceCommand } from '../../../tools/stack/service-command.js';
import { listServices, type ServiceName } from '../../../tools/stack/services.js';

/** Milliseconds for which a list of revocations without a heartbeat is valid. Short, so that a test may wait for it. */
const MAX_STALENESS = 6_000;

/** Milliseconds that a process may take to start on a busy machine. */
const START_TIMEOUT = 150_000;

const NAMES: ServiceName[] = ['auth', 'content', 'listings', 'properties'];

/** All verifiers of access tokens: the gateways and the auth service twice, the other services once. */
export const VERIFIERS = [
  'gateway-1',
  'gateway-2',
  'auth-1',
  'auth-2',
  'content',
  'listings',
  'properties',
] as const;
export type Verifier = (typeof VERIFIERS)[number];

/** A call that every signed-in user may make, for each verifier. */
const OWN_DATA: Record<Verifier, string> = {
  'gateway-1': '/api/auth/personal-data/investments',
  'gateway-2': '/api/auth/personal-data/enquiries',
  'auth-1': '/api/auth/personal-data/account',
  'auth-2': '/api/auth/personal-data/account',
  content: '/api/auth/personal-data/enquiries',
  listings: '/api/auth/personal-data/listing-enquiries',
  properties: '/api/auth/personal-data/investments',
};

export interface Answer {
  status: number;
  /** The reason in the challenge of a 401, or undefined. */
  reason?: string;
  retryAfter: string | null;
  cookie: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

interface Call {
  method?: string;
  token?: string;
  cookie?: string;
  body?: object;
}

/** The built processes of the product on real databases, with auth and gateway twice. */
export class RevocationSite {
  private readonly abort = new AbortController();
  private readonly databases = new Map<ServiceName, TestDatabase>();
  private readonly ports = new Map<string, number>();
  private readonly environments = new Map<string, NodeJS.ProcessEnv>();
  private folder = '';
  private processes!: Processes;
  private accounts!: pg.Client;

  async start(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'revocation-site-'));
    this.processes = new Processes(this.folder);
    for (const name of VERIFIERS) this.ports.set(name, await freePort());
    await Promise.all(NAMES.map((name) => this.prepareDatabase(name)));
    this.accounts = new pg.Client({ connectionString: this.databases.get('auth')?.url });
    await this.accounts.connect();
    await Promise.all([this.startProcess('auth-1'), this.startProcess('auth-2')]);
    const others = VERIFIERS.filter((name) => !name.startsWith('auth'));
    await Promise.all(others.map((name) => this.startProcess(name)));
  }

  async stop(): Promise<void> {
    this.abort.abort();
    await this.processes.stopAll();
    await this.accounts.end();
    await Promise.all([...this.databases.values()].map((database) => database.drop()));
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Connects as the owner of the tables of the auth service. */
  async sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.accounts.query<Row>(text, values)).rows;
  }

  async startProcess(name: Verifier): Promise<void> {
    const service = name.replace(/-\w+$/, '');
    const folder = service === 'gateway' ? 'gateway' : join('services', service);
    this.processes.start({
      name,
      command: process.execPath,
      args: ['dist/main.js'],
      cwd: join(repositoryRoot, folder),
      env: this.environmentOf(name, service),
    });
    const port = this.portOf(name);
    const logFile = this.processes.logFile(name);
    // Its store is empty: a gateway then serves calls and no pages.
    if (service === 'gateway') await this.untilLive(name);
    else await waitUntilReady({ name, port, logFile }, this.abort.signal, START_TIMEOUT);
  }

  private async untilLive(name: Verifier): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT;
    const ask = () => this.call(name, '/health/live').catch(() => undefined);
    while ((await ask())?.status !== 200) {
      if (Date.now() > deadline) throw new Error(`${name} did not start`);
    }
  }

  signal(signal: NodeJS.Signals, ...names: Verifier[]): void {
    for (const name of names) this.processes.signal(name, signal);
  }

  async kill(...names: Verifier[]): Promise<void> {
    await Promise.all(names.map((name) => this.processes.end(name, 'SIGKILL')));
  }

  async call(at: Verifier, path: string, call: Call = {}): Promise<Answer> {
    const { method = 'GET', token, cookie, body } = call;
    const answer = await fetch(`http://127.0.0.1:${this.portOf(at)}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    const challenge = answer.headers.get('www-authenticate') ?? '';
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    return {
      status: answer.status,
      reason: /error_description="([^"]*)"/.exec(challenge)?.[1],
      retryAfter: answer.headers.get('retry-after'),
      cookie: cookies.join('; '),
      body: await answer.json().catch(() => undefined),
    };
  }

  /** The response of a verifier to a token. */
  async verify(at: Verifier, token: string): Promise<Answer> {
    return this.call(at, OWN_DATA[at], { token });
  }

  private async prepareDatabase(name: ServiceName): Promise<void> {
    const database = await createTestDatabase();
    this.databases.set(name, database);
    const env = { ...this.serviceEnvironment(name), MIGRATION_DATABASE_URL: database.url };
    // No test reads texts or listings here.
    const command = name === 'auth' || name === 'properties' ? 'seed' : 'migrate';
    await runServiceCommand(serviceOf(name), command, {
      env,
      logFile: join(this.folder, `${name}-${command}.log`),
      signal: this.abort.signal,
    });
  }

  private environmentOf(name: string, service: string): NodeJS.ProcessEnv {
    const known = this.environments.get(name);
    if (known) return known;
    const env =
      service === 'gateway'
        ? this.gatewayEnvironment(name)
        : this.serviceEnvironment(service as ServiceName);
    // Half of the verifiers are connected to each of the two auth processes.
    const auth = ['gateway-1', 'content', 'auth-1'].includes(name) ? 'auth-1' : 'auth-2';
    const jwks = `http://127.0.0.1:${this.portOf(auth)}/.well-known/jwks.json`;
    const whole = { ...env, PORT: String(this.portOf(name)), JWKS_URL: jwks };
    this.environments.set(name, whole);
    return whole;
  }

  private serviceEnvironment(name: ServiceName): NodeJS.ProcessEnv {
    return {
      ...this.shared(),
      DATABASE_URL: this.databases.get(name)?.servingUrl,
      DATABASE_POOL_SIZE: '4',
      AUTH_URL: this.origin('auth-1'),
      FILES_DIR: join(this.folder, 'files', name),
      FILES_SIGNING_KEY: 'a key of the tests, thirty-two and more',
    };
  }

  private gatewayEnvironment(name: string): NodeJS.ProcessEnv {
    return {
      ...this.shared(),
      AUTH_URL: this.origin('auth-1'),
      CONTENT_URL: this.origin('content'),
      LISTINGS_URL: this.origin('listings'),
      PROPERTIES_URL: this.origin('properties'),
      STORE: join(this.folder, 'store'),
      STORE_MIRROR: join(this.folder, 'mirror', name),
      COOKIE_KEY: 'of the tests alone, and of 32 letters',
      RENDER: 'off',
      MAX_LAG: '60000',
      MIN_IN_FLIGHT: '1024',
      // The second gateway has no Redis during the whole test.
      ...(name === 'gateway-2' && { REDIS_URL: 'redis://127.0.0.1:1' }),
    };
  }

  private shared(): NodeJS.ProcessEnv {
    return {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      TZ: 'UTC',
      HOST: '127.0.0.1',
      NODE_ENV: 'development',
      LOG_LEVEL: 'info',
      REVOCATION_MAX_STALENESS: String(MAX_STALENESS),
    };
  }

  private portOf(name: string): number {
    const port = this.ports.get(name);
    if (port === undefined) throw new Error(`No process is called ${name}`);
    return port;
  }

  private origin(name: string): string {
    return `http://127.0.0.1:${this.portOf(name)}`;
  }
}

function serviceOf(name: ServiceName) {
  const options = { dataDir: '', gatewayPort: 0, postgresPort: 0, dev: false };
  const service = listServices(options).find((one) => one.name === name);
  if (!service) throw new Error(`There is no service ${name}`);
  return service;
}
