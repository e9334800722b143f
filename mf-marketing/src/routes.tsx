import type { RemoteRoute } from '@phantom/mf-kit';
import { HomeSkeleton } from './features/home/components/home-skeleton';
import { NewsletterSkeleton } from './features/newsletters/components/newsletter-skeleton';
import { SectionSkeleton } from './shared/section-layout/section-skeleton';

const home = { lazy: () => import('./features/home/route'), HydrateFallback: HomeSkeleton };
const text = {
  lazy: () => import('./features/about/text-page.route'),
  HydrateFallback: SectionSkeleton,
};
const team = {
  lazy: () => import('./features/about/team.route'),
  HydrateFallback: SectionSkeleton,
};

/** The section's map. */
export const routes: RemoteRoute[] = [
  { path: '/', ...home },
  { path: '/home', ...home },
  { path: '/about', ...text },
  { path: '/overview', ...text },
  { path: '/history', ...text },
  { path: '/our-values', ...text },
  { path: '/our-team', ...team },
  {
    path: '/news-letter',
    lazy: () => import('./features/newsletters/newsletters.route'),
    HydrateFallback: NewsletterSkeleton,
  },
  {
    path: '/single-news-letter/:id',
    lazy: () => import('./features/newsletters/newsletter.route'),
    HydrateFallback: NewsletterSkeleton,
  },
];
