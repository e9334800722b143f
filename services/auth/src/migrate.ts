import { runMigrate } from '@phantom/service-kit';
import { authDataSource } from './data-source.js';

await runMigrate({ name: 'auth', dataSource: authDataSource });
