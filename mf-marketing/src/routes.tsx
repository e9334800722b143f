import { onPathChange, type RemoteRoute } from '@phantom/mf-kit';
import { HomeSkeleton } from './features/home/components/home-skeleton';
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

const invest = {
  lazy: () => import('./features/invest/invest-page.route'),
  HydrateFallback: SectionSkeleton,
};

const legal = { lazy: () => import('./features/legal/route'), HydrateFallback: SectionSkeleton };

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
    path: '/lending',
    lazy: () => import('./features/lending/route'),
    HydrateFallback: SectionSkeleton,
  },
  {
    path: '/invest-with-us',
    lazy: () => import('./features/invest/invest.route'),
    HydrateFallback: SectionSkeleton,
    shouldRevalidate: onPathChange,
  },
  { path: '/investment-strategy', ...invest },
  { path: '/investment-opportunities', ...invest },
  { path: '/clearly-defined-acquisition-criteria', ...invest },
  {
    path: '/invest-now',
    lazy: () => import('./features/invest-now/route'),
    HydrateFallback: SectionSkeleton,
  },
  {
    path: '/testimonials',
    lazy: () => import('./features/testimonials/route'),
    HydrateFallback: SectionSkeleton,
  },
  {
    path: '/podcast',
    lazy: () => import('./features/podcast/route'),
    HydrateFallback: SectionSkeleton,
  },
  {
    path: '/videos',
    lazy: () => import('./features/videos/route'),
    HydrateFallback: SectionSkeleton,
  },
  {
    path: '/news-letter',
    lazy: () => import('./features/newsletters/newsletters.route'),
    HydrateFallback: SectionSkeleton,
  },
  {
    path: '/single-news-letter/:id',
    lazy: () => import('./features/newsletters/newsletter.route'),
    HydrateFallback: SectionSkeleton,
  },
  {
    path: '/press-release',
    lazy: () => import('./features/press-releases/route'),
    HydrateFallback: SectionSkeleton,
  },
  {
    path: '/social-media',
    lazy: () => import('./features/social-media/route'),
    HydrateFallback: SectionSkeleton,
  },
  {
    path: '/contact',
    lazy: () => import('./features/contact/route'),
    HydrateFallback: SectionSkeleton,
  },
  { path: '/privacy', ...legal },
  { path: '/terms', ...legal },
  { path: '/fair-housing', ...legal },
  { path: '/accessibility', ...legal },
];
