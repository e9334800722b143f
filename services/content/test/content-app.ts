import { createTestApp, type TestApp } from '@phantom/service-kit/testing';
import type { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.js';
import { ContentConfig } from '../src/config/content.config.js';
import { contentDataSource } from '../src/data-source.js';
import { seedContent } from '../src/seed/seed-content.js';

/**
 * The content service with its demo content, as `npm start` brings it up.
 *
 * @param env settings beside the usual ones
 */
export const contentApp = (env?: NodeJS.ProcessEnv): Promise<TestApp> =>
  createTestApp({
    env,
    module: AppModule,
    config: ContentConfig,
    dataSource: contentDataSource,
    prepare: seed,
  });

export const seed = (dataSource: DataSource): Promise<void> => dataSource.transaction(seedContent);
