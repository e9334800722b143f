import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import { type ConfigClass, loadConfig } from '../config/load-config.js';
import { DatabaseConfig, OwnerConfig, SeedConfig } from '../config/service-config.js';
import { createLogger } from '../logging/logger.js';
import { runProcess } from '../process/run-process.js';
import { connect } from './connect.js';
import { markDemoData } from './demo-data.js';
import { runMigrations } from './run-migrations.js';

export interface DatabaseTask {
  /** The name of the service in logs. */
  name: string;
  /** The service's factory, of data-source.ts. */
  dataSource: (url: string) => DataSource;
}

export interface SeedTask extends DatabaseTask {
  /** Loads the demo data in one transaction; idempotent. */
  seed: (manager: EntityManager) => Promise<void>;
}

/** A service's migrate.ts: applies migrations as the role of MIGRATION_DATABASE_URL, and grants the role of DATABASE_URL its permissions. */
export async function runMigrate({ name, dataSource }: DatabaseTask): Promise<void> {
  const logger = createLogger({ name, level: 'info' });
  await runOwnTask({ name, dataSource, Config: OwnerConfig }, (database, config) =>
    migrate(database, config, logger),
  );
}

async function migrate(
  database: DataSource,
  { databaseUrl }: OwnerConfig,
  logger: Logger,
): Promise<void> {
  const applied = await runMigrations(database, { servedBy: roleOf(databaseUrl) });
  logger.info({ applied }, applied.length > 0 ? 'migrated' : 'nothing to migrate');
}

const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

/** A service's seed.ts: migrates as migrate.ts does, then loads the demo data. In production it ends in one line and exit 1. */
export async function runSeed({ name, dataSource, seed }: SeedTask): Promise<void> {
  const logger = createLogger({ name, level: 'info' });
  const load = async (database: DataSource, config: SeedConfig) => {
    await migrate(database, config, logger);
    await loadDemoData(database, async (manager) => {
      await seed(manager);
      await markDemoData(manager);
    });
    logger.info('demo data loaded');
  };
  await runOwnTask({ name, dataSource, Config: SeedConfig }, load);
}

/** Loads demo data in one transaction. Files are read and rendered between its statements, which may take longer than the timeout. */
export async function loadDemoData(database: DataSource, seed: SeedTask['seed']): Promise<void> {
  await database.transaction(async (manager) => {
    await manager.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await seed(manager);
  });
}

/** Another command of a service: reads DATABASE_URL, does the work, ends. An error ends in one line and exit 1. */
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
