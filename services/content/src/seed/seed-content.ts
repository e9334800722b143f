import type { EntityManager } from 'typeorm';
import { seedEnquiries } from './seed-enquiries.js';
import { seedBusinessInfo, seedHome } from './seed-home.js';
import { seedInvest } from './seed-invest.js';
import { seedNewsletters } from './seed-newsletters.js';
import { seedOfferings } from './seed-offerings.js';
import { seedPages } from './seed-pages.js';
import { seedPodcast } from './seed-podcast.js';
import { seedPressReleases } from './seed-press-releases.js';
import { seedSite } from './seed-site.js';
import { seedSocialPosts } from './seed-social-posts.js';
import { seedTeam } from './seed-team.js';
import { seedTestimonials } from './seed-testimonials.js';
import { seedVideos } from './seed-videos.js';

/** Loads the demo content from the files in `demo/`. Loading it again changes nothing. */
export async function seedContent(manager: EntityManager): Promise<void> {
  await seedSite(manager);
  await seedHome(manager);
  await seedBusinessInfo(manager);
  await seedPages(manager, await seedNewsletters(manager));
  await seedInvest(manager);
  await seedTeam(manager);
  await seedTestimonials(manager);
  await seedPodcast(manager);
  await seedVideos(manager);
  await seedPressReleases(manager);
  await seedOfferings(manager);
  await seedSocialPosts(manager);
  await seedEnquiries(manager);
}
