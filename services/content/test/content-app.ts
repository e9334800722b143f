import { createTestApp, type TestApp } from '@phantom/service-kit/testing';
import type { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.js';
import { ContentConfig } from '../src/config/content.config.js';
import { contentDataSource } from '../src/data-source.js';
import { seedContent } from '../src/seed/seed-content.js';

/**
 * Starts the content service with its demo content, as `npm start` does.
 *
 * @param env settings that replace the defaults of the tests
 */
export const contentApp = (env?: NodeJS.ProcessEnv): Promise<TestApp> =>
  createTestApp({
    env,
    module: AppModule,
    config: ContentConfig,
    dataSource: contentDataSource,
    prepare: seed,
    template: 'demo',
  });

export const seed = (dataSource: DataSource): Promise<void> => dataSource.transaction(seedContent);
