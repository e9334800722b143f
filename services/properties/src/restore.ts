import { runRestore } from '@phantom/backup';
import { propertiesDataSource } from './data-source.js';

await runRestore({ name: 'properties', dataSource: propertiesDataSource, hasFiles: true });
