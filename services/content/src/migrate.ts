import { runMigrate } from '@phantom/service-kit';
import { contentDataSource } from './data-source.js';

await runMigrate({ name: 'content', dataSource: contentDataSource });
