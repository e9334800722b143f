import { runBackup } from '@phantom/service-kit/backup';
import { listingsDataSource } from './data-source.js';

await runBackup({ name: 'listings', dataSource: listingsDataSource });
