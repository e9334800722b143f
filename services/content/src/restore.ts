import { runRestore } from '@phantom/service-kit/backup';
import { contentDataSource } from './data-source.js';

await runRestore({ name: 'content', dataSource: contentDataSource });
