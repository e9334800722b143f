import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileStorage, type FilesConfig } from '@phantom/files';
import { type AccountType, loadDemoData } from '@phantom/service-kit';
import { createTestApp, signTestToken, type TestApp } from '@phantom/service-kit/testing';
import type { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.js';
import { PropertiesConfig } from '../src/config/properties.config.js';
import { propertiesDataSource } from '../src/data-source.js';
import { seedProperties } from '../src/seed/seed-properties.js';
import { fakeAuth, type FakeAuth } from './fake-auth.js';

export interface PropertiesApp extends TestApp {
  filesDir: string;
  auth: FakeAuth;
  /** Sends a GET with this token, or without one. */
  get: (url: string, token?: string) => ReturnType<typeof inject>;
}

const inject = (app: TestApp, url: string, token?: string) =>
  app.inject({ method: 'GET', url, headers: token ? { authorization: `Bearer ${token}` } : {} });

/** The properties service with its demo data and files, as `npm start` starts it. */
export async function propertiesApp(env: NodeJS.ProcessEnv = {}): Promise<PropertiesApp> {
  const filesDir = await mkdtemp(join(tmpdir(), 'properties-'));
  const auth = await fakeAuth();
  const app = await createTestApp({
    module: AppModule,
    config: PropertiesConfig,
    dataSource: propertiesDataSource,
    env: {
      AUTH_URL: auth.url,
      FILES_DIR: filesDir,
      FILES_SIGNING_KEY: 'a key of the tests, thirty-two and more',
      ...env,
    },
    prepare: (dataSource) => seed(dataSource, filesDir),
    template: 'demo',
  });
  return {
    ...app,
    filesDir,
    auth,
    get: (url, token) => inject(app, url, token),
    close: async () => {
      await app.close();
      await auth.close();
      await rm(filesDir, { recursive: true });
    },
  };
}

export const seed = (dataSource: DataSource, filesDir: string): Promise<void> =>
  loadDemoData(dataSource, async (manager) =>
    seedProperties({ manager, storage: await createFileStorage({ filesDir } as FilesConfig) }),
  );

export const tokenOf = (type: AccountType | null): Promise<string> =>
  signTestToken({ id: 7, name: 'Grace Okafor', email: 'grace@example.com', type, rights: [] });
