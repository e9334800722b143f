import { DataSource, type DataSourceOptions } from 'typeorm';
import { DeadlineClient } from './deadline-client.js';

export interface CreateDataSourceOptions {
  /** `postgres://role:password@host:port/database` */
  url: string;
  /** All entities of the service, listed: what is not listed does not exist. */
  entities: DataSourceOptions['entities'];
  /** All migrations of the service, oldest first; never edited once released. */
  migrations: DataSourceOptions['migrations'];
}

/** The connection of a service to its own database, not yet opened. The schema changes by migrations only. */
export function createDataSource(options: CreateDataSourceOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    ...options,
    synchronize: false,
    logging: false,
    connectTimeoutMS: 5_000,
    extra: {
      Client: DeadlineClient,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 15_000,
    },
  });
}
