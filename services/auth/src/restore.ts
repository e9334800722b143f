import { runRestore } from '@phantom/service-kit/backup';
import { authDataSource } from './data-source.js';

await runRestore({ name: 'auth', dataSource: authDataSource, hasFiles: true });
