import { runBackup } from '@phantom/service-kit/backup';
import { contentDataSource } from './data-source.js';

await runBackup({ name: 'content', dataSource: contentDataSource });
