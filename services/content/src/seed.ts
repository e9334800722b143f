import { runSeed } from '@phantom/service-kit';
import { contentDataSource } from './data-source.js';
import { seedContent } from './seed/seed-content.js';

await runSeed({ name: 'content', dataSource: contentDataSource, seed: seedContent });
