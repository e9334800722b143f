import type { DataSource, EntityManager } from 'typeorm';
import { type ConfigClass, loadConfig } from '../config/load-config.js';
import { DatabaseConfig, OwnerConfig, SeedConfig } from '../config/service-config.js';
import { createLogger } from '../logging/logger.js';
import { runProcess } from '../process/run-process.js';
import { connect } from './connect.js';
import { markDemoData } from './demo-data.js';
import { runMigrations } from './run-migrations.js';

export interface DatabaseTask {
  /** The service, as its log lines name it. */
  name: string;
  /** The service's own factory, of data-source.ts. */
  dataSource: (url: string) => DataSource;
}

export interface SeedTask extends DatabaseTask {
  /** Loads the demo data; runs in one transaction and may run any number of times. */
  seed: (manager: EntityManager) => Promise<void>;
}

/**
 * The whole of a service's migrate.ts: applies what is pending as the role of MIGRATION_DATABASE_URL, gives the one of DATABASE_URL what it
 * needs to serve, ends.
 */
export async function runMigrate({ name, dataSource }: DatabaseTask): Promise<void> {
  const logger = createLogger({ name, level: 'info' });
  await runOwnTask({ name, dataSource, Config: OwnerConfig }, async (database, config) => {
    const applied = await runMigrations(database, { servedBy: roleOf(config.databaseUrl) });
    logger.info({ applied }, applied.length > 0 ? 'migrated' : 'nothing to migrate');
  });
}

const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

/**
 * The whole of a service's seed.ts: loads the demo data as the role that migrates, ends. In production it loads nothing and ends in one
 * line and exit 1; nor does a service start there on a database into which demo data was loaded.
 */
export async function runSeed({ name, dataSource, seed }: SeedTask): Promise<void> {
  const logger = createLogger({ name, level: 'info' });
  const load = async (database: DataSource) => {
    await database.transaction(async (manager) => {
      await seed(manager);
      await markDemoData(manager);
    });
    logger.info('demo data loaded');
  };
  await runOwnTask({ name, dataSource, Config: SeedConfig }, load);
}

/** The whole of a service's other tasks: reads DATABASE_URL, does the work, ends. Faults end in one line and exit 1. */
export async function runDatabaseTask(
  task: DatabaseTask,
  work: (database: DataSource) => Promise<void>,
): Promise<void> {
  await runOwnTask({ ...task, Config: DatabaseConfig }, work);
}

interface OwnTask<Config extends DatabaseConfig> extends DatabaseTask {
  Config: ConfigClass<Config>;
}

async function runOwnTask<Config extends DatabaseConfig & Partial<OwnerConfig>>(
  { name, dataSource, Config }: OwnTask<Config>,
  work: (database: DataSource, config: Config) => Promise<void>,
): Promise<void> {
  await runProcess(name, async () => {
    const config = loadConfig(Config);
    const url = config.migrationDatabaseUrl ?? config.databaseUrl;
    const database = await connect(dataSource(url));
    try {
      await work(database, config);
    } finally {
      await database.destroy();
    }
  });
}
