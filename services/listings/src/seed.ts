import { runSeed } from '@phantom/service-kit';
import { listingsDataSource } from './data-source.js';
import { seedListings } from './seed/seed-listings.js';

await runSeed({ name: 'listings', dataSource: listingsDataSource, seed: seedListings });
