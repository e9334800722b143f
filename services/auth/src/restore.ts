import { runRestore } from '@phantom/backup';
import { authDataSource } from './data-source.js';

await runRestore({ name: 'auth', dataSource: authDataSource, hasFiles: true });
