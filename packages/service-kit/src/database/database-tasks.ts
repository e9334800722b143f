import type { DataSource, EntityManager } from 'typeorm';
import { type ConfigClass, loadConfig } from '../config/load-config.js';
import { SeedConfig } from '../config/seed-config.js';
import { DatabaseConfig } from '../config/service-config.js';
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

/** The whole of a service's migrate.ts: reads DATABASE_URL, applies what is pending, ends. */
export async function runMigrate({ name, dataSource }: DatabaseTask): Promise<void> {
  const logger = createLogger({ name, level: 'info' });
  await runDatabaseTask({ name, dataSource }, async (database) => {
    const applied = await runMigrations(database);
    logger.info({ applied }, applied.length > 0 ? 'migrated' : 'nothing to migrate');
  });
}

/**
 * The whole of a service's seed.ts: reads DATABASE_URL, loads the demo data, ends. In production it loads nothing and ends in one
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
  await runDatabaseTask({ name, dataSource, Config: SeedConfig }, load);
}

interface OwnTask extends DatabaseTask {
  /** What is read of the environment, if more than DATABASE_URL. */
  Config?: ConfigClass<DatabaseConfig>;
}

/** The whole of a service's other tasks: reads DATABASE_URL, does the work, ends. Faults end in one line and exit 1. */
export async function runDatabaseTask(
  { name, dataSource, Config = DatabaseConfig }: OwnTask,
  work: (database: DataSource) => Promise<void>,
): Promise<void> {
  await runProcess(name, async () => {
    const { databaseUrl } = loadConfig(Config);
    const database = await connect(dataSource(databaseUrl));
    try {
      await work(database);
    } finally {
      await database.destroy();
    }
  });
}
