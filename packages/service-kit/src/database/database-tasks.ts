import type { DataSource, EntityManager } from 'typeorm';
import { loadConfig } from '../config/load-config.js';
import { DatabaseConfig } from '../config/service-config.js';
import { createLogger } from '../logging/logger.js';
import { runProcess } from '../process/run-process.js';
import { connect } from './connect.js';
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
  await withDatabase({ name, dataSource }, async (database) => {
    const applied = await runMigrations(database);
    logger.info({ applied }, applied.length > 0 ? 'migrated' : 'nothing to migrate');
  });
}

/** The whole of a service's seed.ts: reads DATABASE_URL, loads the demo data, ends. */
export async function runSeed({ name, dataSource, seed }: SeedTask): Promise<void> {
  const logger = createLogger({ name, level: 'info' });
  await withDatabase({ name, dataSource }, async (database) => {
    await database.transaction(seed);
    logger.info('demo data loaded');
  });
}

async function withDatabase(
  { name, dataSource }: DatabaseTask,
  work: (database: DataSource) => Promise<void>,
): Promise<void> {
  await runProcess(name, async () => {
    const { databaseUrl } = loadConfig(DatabaseConfig);
    const database = await connect(dataSource(databaseUrl));
    try {
      await work(database);
    } finally {
      await database.destroy();
    }
  });
}
