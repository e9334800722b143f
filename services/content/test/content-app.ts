import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoData } from '@phantom/service-kit';
import { createTestApp, type TestApp } from '@phantom/service-kit/testing';
import type { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.js';
import { ContentConfig } from '../src/config/content.config.js';
import { contentDataSource } from '../src/data-source.js';
import { seedContent } from '../src/seed/seed-content.js';

export interface ContentApp extends TestApp {
  filesDir: string;
}

/**
 * Starts the content service with its demo content, as `npm start` does.
 *
 * @param env settings that replace the defaults of the tests
 */
export async function contentApp(env?: NodeJS.ProcessEnv): Promise<ContentApp> {
  const filesDir = await mkdtemp(join(tmpdir(), 'content-'));
  const app = await createTestApp({
    env: { FILES_DIR: filesDir, ...env },
    module: AppModule,
    config: ContentConfig,
    dataSource: contentDataSource,
    prepare: seed,
    template: 'demo',
  });
  return {
    ...app,
    filesDir,
    close: async () => {
      await app.close();
      await rm(filesDir, { recursive: true });
    },
  };
}

export const seed = (dataSource: DataSource): Promise<void> =>
  loadDemoData(dataSource, seedContent);
