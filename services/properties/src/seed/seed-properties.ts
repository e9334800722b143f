import { seedCurrentProperties } from './seed-current-properties.js';
import { seedDocuments } from './seed-documents.js';
import type { SeedContext } from './seed-file.js';
import { seedInvestors } from './seed-investors.js';
import { seedPortfolio } from './seed-portfolio.js';

/** Adds what is missing of the demo data; what is there stays as people have made it. */
export async function seedProperties(context: SeedContext): Promise<void> {
  // Files are drawn between two statements, for which the connection has as long as they take.
  await context.manager.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  await seedPortfolio(context);
  await seedDocuments(context);
  await seedCurrentProperties(context);
  await seedInvestors(context);
}
