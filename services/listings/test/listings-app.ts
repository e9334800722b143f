import { loadDemoData } from '@phantom/service-kit';
import { createTestApp, type TestApp } from '@phantom/service-kit/testing';
import type { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.js';
import { ListingsConfig } from '../src/config/listings.config.js';
import { listingsDataSource } from '../src/data-source.js';
import { seedListings } from '../src/seed/seed-listings.js';

export const seed = (dataSource: DataSource, now?: Date): Promise<void> =>
  loadDemoData(dataSource, (manager) => seedListings(manager, now));

/** The listings service with an empty database, or with what `prepare` inserts. @param env replaces settings of the tests */
export const listingsApp = (
  prepare?: (dataSource: DataSource) => Promise<void>,
  env?: NodeJS.ProcessEnv,
): Promise<TestApp> =>
  createTestApp({
    env,
    module: AppModule,
    config: ListingsConfig,
    dataSource: listingsDataSource,
    prepare,
    template: prepare === seed ? 'demo' : undefined,
  });
