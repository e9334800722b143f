import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { prepareDataDir } from '../../../../tools/stack/data-dir.js';
import { ensureDatabases } from '../../../../tools/stack/postgres/databases.js';
import { embeddedPassword } from '../../../../tools/stack/postgres/embedded-roles.js';
import { requireEnterableByPostgres } from '../../../../tools/stack/postgres/entrance.js';
import { postgresCommand } from '../../../../tools/stack/postgres/server-command.mjs';
import { repositoryRoot } from '../../../../tools/stack/repository.js';
import type { Service } from '../../../../tools/stack/services.js';
import type { BenchStack } from '../../sites/bench-stack.js';

const LOG = 'plans';

/** Plans go to a separate file, one JSON object a line, when `auto_explain.log_min_duration` is set. */
const flags = [
  'logging_collector=on',
  'log_destination=jsonlog',
  `log_filename=${LOG}.log`,
  'log_rotation_age=0',
  'log_rotation_size=0',
  'session_preload_libraries=auto_explain',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_format=json',
];

/** A separate PostgreSQL for the databases of all sizes, with the settings of `npm start`. */
export class SearchCluster {
  constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** The log of statements and plans. */
  get logFile(): string {
    return join(this.folder, 'postgres', 'log', `${LOG}.json`);
  }

  databaseUrl(database: string): string {
    return `postgres://${database}:${embeddedPassword}@127.0.0.1:${this.port}/${database}`;
  }

  async start(stack: BenchStack): Promise<void> {
    await prepareDataDir(this.folder);
    requireEnterableByPostgres(this.folder);
    await rm(this.logFile, { force: true });
    const [command = '', ...args] = postgresCommand(
      join(this.folder, 'postgres'),
      this.port,
      embeddedPassword,
    );
    const settings = flags.flatMap((flag) => ['-c', flag]);
    await stack.server(
      {
        name: 'search-postgres',
        command,
        args: [...args, ...settings],
        cwd: repositoryRoot,
        env: { ...process.env, TMPDIR: this.folder },
      },
      this.port,
    );
  }

  /** Creates the database of a service with its role, if it is missing. */
  ensure(service: Service): Promise<void> {
    return ensureDatabases(this.ownerUrl('postgres'), [service], AbortSignal.timeout(60_000));
  }

  /** Connects as the cluster's owner while the work runs. */
  async asOwner<T>(work: (client: pg.Client) => Promise<T>, database = 'postgres'): Promise<T> {
    const client = new pg.Client({ connectionString: this.ownerUrl(database) });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  private ownerUrl(database: string): string {
    return `postgres://postgres:${embeddedPassword}@127.0.0.1:${this.port}/${database}`;
  }
}
