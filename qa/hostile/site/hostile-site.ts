import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { listServices, type Service, type ServiceName } from '../../../tools/stack/services.js';
import type { StackOptions } from '../../../tools/stack/stack-options.js';
import { Stack } from '../../../tools/stack/stack.js';
import { memoryOf } from './process-memory.js';
import { tokensOf, type Tokens } from './sign-in.js';

/** Forms come faster than from people, and all from one address; and a busy machine is no reason to turn anybody away. */
const LENIENCE = {
  FORM_LIMIT: '1000000',
  READ_LIMIT: '1000000',
  FORM_MIN_ELAPSED: '0',
  MAX_LAG: '10000',
  MIN_IN_FLIGHT: '1024',
};

/** Milliseconds after which everybody signs in anew: a token ends after a quarter of an hour. */
const TOKENS_LAST = 600_000;

/** The product under attack: a site of its own with the demo data, or one that runs already. */
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

  /** Where a service listens itself, for what must not count on the gateway. */
  originOf(name: ServiceName): string {
    return originOf(this.service(name).port);
  }

  async start(): Promise<void> {
    if (this.isRunning) return;
    // What an attack before this one has left there would make other requests of the same seed.
    await rm(join(this.options.dataDir, 'postgres'), { recursive: true, force: true });
    Object.assign(process.env, LENIENCE);
    await this.stack.start();
  }

  async stop(): Promise<void> {
    if (!this.isRunning) await this.stack.stop();
  }

  /** Of the demo accounts: who signs in too often, and with wrong passwords besides, is made to wait. */
  tokens(): Promise<Tokens> {
    if (!this.signedIn || Date.now() - this.signedIn.at > TOKENS_LAST) {
      this.signedIn = { tokens: tokensOf(this.origin), at: Date.now() };
    }
    return this.signedIn.tokens;
  }

  /** Has everybody sign in anew where a call changed what the token said, so that it was revoked. */
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
