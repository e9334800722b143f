import { seedCurrentProperties } from './seed-current-properties.js';
import { seedDocuments } from './seed-documents.js';
import type { SeedContext } from './seed-file.js';
import { seedInvestors } from './seed-investors.js';
import { seedPortfolio } from './seed-portfolio.js';

/** Adds missing demo data, and changes nothing that exists. */
export async function seedProperties(context: SeedContext): Promise<void> {
  await seedPortfolio(context);
  await seedDocuments(context);
  await seedCurrentProperties(context);
  await seedInvestors(context);
}
