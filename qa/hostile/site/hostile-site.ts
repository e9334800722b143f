import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { listServices, type Service, type ServiceName } from '../../../tools/stack/services.js';
import type { StackOptions } from '../../../tools/stack/stack-options.js';
import { Stack } from '../../../tools/stack/stack.js';
import { memoryOf } from './process-memory.js';
import { tokensOf, type Tokens } from './sign-in.js';

/** Forms arrive faster than from people, and all from one address; a busy machine must not cause refusals. */
const LENIENCE = {
  FORM_LIMIT: '1000000',
  READ_LIMIT: '1000000',
  FORM_MIN_ELAPSED: '0',
  MAX_LAG: '10000',
  MIN_IN_FLIGHT: '1024',
};

/** Milliseconds after which all roles sign in again: a token expires after a quarter of an hour. */
const TOKENS_LAST = 600_000;

/** The site under attack: a separate one with the demo data, or a running one. */
export class HostileSite {
  readonly services: Service[];
  private readonly stack: Stack;
  private signedIn?: { tokens: Promise<Tokens>; at: number };

  constructor(
    readonly options: StackOptions,
    private readonly isRunning: boolean,
  ) {
    this.services = listServices(options);
    this.stack = new Stack(options);
  }

  get origin(): string {
    return originOf(this.options.gatewayPort);
  }

  /** The address of a service itself, for checks that must not depend on the gateway. */
  originOf(name: ServiceName): string {
    return originOf(this.service(name).port);
  }

  async start(): Promise<void> {
    if (this.isRunning) return;
    // Rows of an earlier attack would change the requests of the same seed.
    await rm(join(this.options.dataDir, 'postgres'), { recursive: true, force: true });
    Object.assign(process.env, LENIENCE);
    await this.stack.start();
  }

  async stop(): Promise<void> {
    if (!this.isRunning) await this.stack.stop();
  }

  /** Deletes the rate limits of the demo accounts, which sign in often, also with wrong passwords. */
  tokens(): Promise<Tokens> {
    if (!this.signedIn || Date.now() - this.signedIn.at > TOKENS_LAST) {
      this.signedIn = { tokens: tokensOf(this.origin), at: Date.now() };
    }
    return this.signedIn.tokens;
  }

  /** Signs all roles in again, after a call that changed a token's claims and so revoked it. */
  async renewTokens(refused: string): Promise<void> {
    const tokens = await this.tokens();
    if (Object.values(tokens).includes(refused)) this.signedIn = undefined;
  }

  /** Resident bytes of the gateway and each service, by name. */
  memory(): Promise<Record<string, number>> {
    const ports = { gateway: this.options.gatewayPort };
    return memoryOf({
      ...ports,
      ...Object.fromEntries(this.services.map(({ name, port }) => [name, port])),
    });
  }

  /** Rows of a service's own database. */
  async rows<Row extends pg.QueryResultRow>(name: ServiceName, query: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.service(name).databaseUrl });
    await client.connect();
    try {
      return (await client.query<Row>(query)).rows;
    } finally {
      await client.end();
    }
  }

  private service(name: ServiceName): Service {
    const service = this.services.find((one) => one.name === name);
    if (!service) throw new Error(`There is no service ${name}`);
    return service;
  }
}

const originOf = (port: number): string => `http://127.0.0.1:${port}`;
