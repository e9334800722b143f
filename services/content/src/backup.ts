import { runBackup } from '@phantom/backup';
import { contentDataSource } from './data-source.js';

await runBackup({ name: 'content', dataSource: contentDataSource, hasFiles: true });
