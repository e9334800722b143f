import { runRestore } from '@phantom/service-kit/backup';
import { listingsDataSource } from './data-source.js';

await runRestore({ name: 'listings', dataSource: listingsDataSource });
