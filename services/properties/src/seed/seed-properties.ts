import { seedCurrentProperties } from './seed-current-properties.js';
import { seedDocuments } from './seed-documents.js';
import type { SeedContext } from './seed-file.js';
import { seedInvestors } from './seed-investors.js';
import { seedPortfolio } from './seed-portfolio.js';

/** Adds missing demo data, and changes nothing that exists. */
export async function seedProperties(context: SeedContext): Promise<void> {
  // PDFs are rendered between two statements, and that may take longer than the timeout.
  await context.manager.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  await seedPortfolio(context);
  await seedDocuments(context);
  await seedCurrentProperties(context);
  await seedInvestors(context);
}
