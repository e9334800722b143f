import { runBackup } from '@phantom/backup';
import { authDataSource } from './data-source.js';

await runBackup({ name: 'auth', dataSource: authDataSource, hasFiles: true });
