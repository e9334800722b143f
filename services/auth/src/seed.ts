import { runSeed } from '@phantom/service-kit';
import { authDataSource } from './data-source.js';
import { seedDemoAccounts } from './seed/seed-demo-accounts.js';

await runSeed({ name: 'auth', dataSource: authDataSource, seed: seedDemoAccounts });
