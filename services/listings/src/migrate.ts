import { runMigrate } from '@phantom/service-kit';
import { listingsDataSource } from './data-source.js';

await runMigrate({ name: 'listings', dataSource: listingsDataSource });
