import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { loadConfig, type ConfigClass } from '../config/load-config.js';
import type { ServiceConfig } from '../config/service-config.js';
import { connect } from '../database/connect.js';
import { runMigrations } from '../database/run-migrations.js';
import { createServiceApp } from '../http/create-service-app.js';
import { createTestDatabase, SERVING_ROLE } from './test-database.js';
import { testJwksUrl } from './test-token.js';

export interface TestAppOptions<Config extends ServiceConfig> {
  module: Type | DynamicModule;
  config: ConfigClass<Config>;
  /** The service's own factory, of data-source.ts. */
  dataSource: (url: string) => DataSource;
  /** Variables beside those that the test sets itself. */
  env?: NodeJS.ProcessEnv;
  /** Fills the migrated database before the service starts. */
  prepare?: (dataSource: DataSource) => Promise<void>;
}

/** One process of a service. */
export interface TestProcess {
  app: NestFastifyApplication;
  /** Calls the service without a socket: `inject({ method: 'GET', url: '/api/auth/teamList' })`. */
  inject: NestFastifyApplication['inject'];
  /** As the owner of the tables. The service has another role, which may read and write rows alone. */
  dataSource: DataSource;
  /** Ends it. */
  close: () => Promise<void>;
}

export interface TestApp extends TestProcess {
  /** One more process on the same database; to be ended before the first. */
  another: () => Promise<TestProcess>;
  /** Takes the database away under the running service. */
  dropDatabase: () => Promise<void>;
  /** Ends the service and drops its database. */
  close: () => Promise<void>;
}

/** A whole service on a fresh, migrated database of its own, accepting tokens of signTestToken. */
export async function createTestApp<Config extends ServiceConfig>(
  options: TestAppOptions<Config>,
): Promise<TestApp> {
  const database = await createTestDatabase();
  try {
    const owner = options.dataSource(database.url);
    await migrateAndPrepare(owner, options.prepare);
    const startOne = async () => ({
      ...(await start(options, database.servingUrl)),
      dataSource: owner,
    });
    const process = await startOne();
    return {
      ...process,
      another: startOne,
      dropDatabase: database.drop,
      close: async () => {
        await process.close();
        await owner.destroy();
        await database.drop();
      },
    };
  } catch (error) {
    await database.drop();
    throw error;
  }
}

async function migrateAndPrepare(
  dataSource: DataSource,
  prepare: TestAppOptions<ServiceConfig>['prepare'],
): Promise<void> {
  await connect(dataSource);
  try {
    await runMigrations(dataSource, { servedBy: SERVING_ROLE });
    await prepare?.(dataSource);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

async function start<Config extends ServiceConfig>(
  { module, config: Config, env }: TestAppOptions<Config>,
  databaseUrl: string,
): Promise<Omit<TestProcess, 'dataSource'>> {
  const own = { PORT: '1', LOG_LEVEL: 'silent', NODE_ENV: 'test' };
  const config = loadConfig(Config, { ...own, ...env, DATABASE_URL: databaseUrl });
  config.jwksUrl = await testJwksUrl();
  const app = await createServiceApp({ name: 'test', module, config });
  try {
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return { app, inject: app.inject.bind(app), close: () => app.close() };
  } catch (error) {
    await app.close();
    throw error;
  }
}
