import { runBackup } from '@phantom/backup';
import { listingsDataSource } from './data-source.js';

await runBackup({ name: 'listings', dataSource: listingsDataSource, hasFiles: true });
