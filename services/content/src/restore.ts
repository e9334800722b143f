import { runRestore } from '@phantom/backup';
import { contentDataSource } from './data-source.js';

await runRestore({ name: 'content', dataSource: contentDataSource, hasFiles: true });
