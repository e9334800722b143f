import { createFileStorage, FilesConfig } from '@phantom/files';
import { loadConfig, runSeed } from '@phantom/service-kit';
import { propertiesDataSource } from './data-source.js';
import { seedProperties } from './seed/seed-properties.js';

await runSeed({
  name: 'properties',
  dataSource: propertiesDataSource,
  seed: async (manager) => {
    const storage = await createFileStorage(loadConfig(FilesConfig));
    await seedProperties({ manager, storage });
  },
});
