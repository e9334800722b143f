import { runBackup } from '@phantom/backup';
import { propertiesDataSource } from './data-source.js';

await runBackup({ name: 'properties', dataSource: propertiesDataSource, hasFiles: true });
