import { runRestore } from '@phantom/backup';
import { listingsDataSource } from './data-source.js';

await runRestore({ name: 'listings', dataSource: listingsDataSource, hasFiles: true });
