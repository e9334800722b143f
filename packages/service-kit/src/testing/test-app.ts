import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { type ConfigClass, loadConfig } from '../config/load-config.js';
import type { ServiceConfig } from '../config/service-config.js';
import { connect } from '../database/connect.js';
import { runMigrations } from '../database/run-migrations.js';
import { createServiceApp } from '../app/create-service-app.js';
import { createTestDatabase, SERVING_ROLE, templateDatabase } from './test-database.js';
import { testJwksUrl } from './test-token.js';

export interface TestAppOptions<Config extends ServiceConfig> {
  module: Type | DynamicModule;
  config: ConfigClass<Config>;
  /** The service's factory, of data-source.ts. */
  dataSource: (url: string) => DataSource;
  /** Variables beside those that the test sets itself. */
  env?: NodeJS.ProcessEnv;
  /** Fills the migrated database before the service starts. */
  prepare?: (dataSource: DataSource) => Promise<void>;
  /**
   * The name of what `prepare` fills in, where that is the same for many tests of the service, such as its demo data. It is then made
   * once in a run and copied, with the files below FILES_DIR; tests get it up to some minutes old.
   */
  template?: string;
}

/** One process of a service. */
export interface TestProcess {
  app: NestFastifyApplication;
  /** Calls the service without a socket: `inject({ method: 'GET', url: '/api/auth/teamList' })`. */
  inject: NestFastifyApplication['inject'];
  /** With the role that owns the tables. The service's role may only read and write rows. */
  dataSource: DataSource;
  /** Ends it. */
  close: () => Promise<void>;
}

export interface TestApp extends TestProcess {
  /** Another process on the same database; close it before the first. */
  another: () => Promise<TestProcess>;
  /** Drops the database of the running service. */
  dropDatabase: () => Promise<void>;
  /** Closes the service and drops its database. */
  close: () => Promise<void>;
}

/** Starts a service on a new, migrated database; it accepts tokens of signTestToken. */
export async function createTestApp<Config extends ServiceConfig>(
  options: TestAppOptions<Config>,
): Promise<TestApp> {
  const source = await templateOf(options);
  const database = await createTestDatabase(source);
  try {
    const owner = await connect(options.dataSource(database.url));
    if (options.template === undefined) await prepared(owner, options.prepare);
    else await copyFolder(filesOf(source), options.env?.['FILES_DIR']);
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

/** The database with all migrations applied and, where the test asks for it by name, with what `prepare` fills in. */
async function templateOf<Config extends ServiceConfig>(
  options: TestAppOptions<Config>,
): Promise<string> {
  const { dataSource, prepare, template, env } = options;
  const key = migrationsOf(dataSource);
  const migrated = await templateDatabase(key, async (url) => {
    const owner = await connect(dataSource(url));
    await prepared(
      owner,
      async () => void (await runMigrations(owner, { servedBy: SERVING_ROLE })),
    );
    await owner.destroy();
  });
  if (template === undefined) return migrated;
  const fill = async (url: string, name: string) => {
    const owner = await connect(dataSource(url));
    await prepared(owner, prepare);
    await owner.destroy();
    await copyFolder(env?.['FILES_DIR'], filesOf(name));
  };
  return templateDatabase(`${key} ${template}`, fill, migrated);
}

/** Where the files lie that belong to a template. */
const filesOf = (template: string) => join(process.env['TEST_FILES_DIR'] ?? tmpdir(), template);

async function copyFolder(from: string | undefined, to: string | undefined): Promise<void> {
  if (from !== undefined && to !== undefined && existsSync(from))
    await cp(from, to, { recursive: true });
}

/** What decides on the schema: the migrations, by name and code. */
function migrationsOf(dataSource: TestAppOptions<ServiceConfig>['dataSource']): string {
  const { migrations = [] } = dataSource('postgres://nobody@127.0.0.1/none').options;
  return Object.values(migrations)
    .map((migration) => `${typeof migration === 'function' ? migration.name : ''} ${migration}`)
    .join('\n');
}

async function prepared(
  dataSource: DataSource,
  prepare: TestAppOptions<ServiceConfig>['prepare'],
): Promise<void> {
  try {
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
  const own = { PORT: '1', LOG_LEVEL: 'silent', NODE_ENV: 'test', FILES_DIR: filesOf('others') };
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
