import { loadConfig, runSeed } from '@phantom/service-kit';
import { FilesConfig } from './config/files.config.js';
import { propertiesDataSource } from './data-source.js';
import { createFileStorage } from './file/file-storage.js';
import { seedProperties } from './seed/seed-properties.js';

await runSeed({
  name: 'properties',
  dataSource: propertiesDataSource,
  seed: async (manager) => {
    const { filesDir } = loadConfig(FilesConfig);
    await seedProperties({ manager, storage: createFileStorage(filesDir) });
  },
});
