import type { EntityManager } from 'typeorm';
import { seedAbout } from './seed-about.js';
import { seedBusinessInfo } from './seed-business-info.js';
import { seedHome } from './seed-home.js';
import { seedNewsletters } from './seed-newsletters.js';
import { seedSite } from './seed-site.js';
import { seedTeam } from './seed-team.js';

/** Brings the demo content to what the files in `demo/` say. Doing it again changes nothing. */
export async function seedContent(manager: EntityManager): Promise<void> {
  await seedSite(manager);
  await seedHome(manager);
  await seedBusinessInfo(manager);
  await seedAbout(manager);
  await seedTeam(manager);
  await seedNewsletters(manager);
}
