import { onPathChange, type RemoteRoute } from '@phantom/mf-kit';
import { HomeSkeleton } from './features/home/page/home-skeleton';
import { SectionSkeleton } from './shared/section/section-skeleton';

const home = { lazy: () => import('./features/home/page/route'), HydrateFallback: HomeSkeleton };

/** A page with the skeleton of a section. */
const page = (lazy: RemoteRoute['lazy']) => ({ lazy, HydrateFallback: SectionSkeleton });

const text = page(() => import(/* webpackChunkName: "about" */ './features/about/text-page.route'));
const invest = page(
  () => import(/* webpackChunkName: "invest" */ './features/invest/invest-page.route'),
);
const legal = page(() => import(/* webpackChunkName: "plain" */ './features/legal/route'));

/**
 * Pages that are read together share a file: each file more costs every visitor of the section some bytes.
 */
const subscription = page(
  () =>
    import(
      /* webpackChunkName: "subscriptions" */ './features/newsletters/subscriptions/page/subscription.route'
    ),
);

export const routes: RemoteRoute[] = [
  { path: '/', ...home },
  { path: '/home', ...home },
  { path: '/about', ...text },
  { path: '/overview', ...text },
  { path: '/history', ...text },
  { path: '/our-values', ...text },
  {
    path: '/our-team',
    ...page(() => import(/* webpackChunkName: "about" */ './features/about/team.route')),
  },
  {
    path: '/our-team/:slug',
    ...page(() => import(/* webpackChunkName: "about" */ './features/about/person.route')),
  },
  { path: '/lending', ...page(() => import('./features/lending/route')) },
  {
    path: '/invest-with-us',
    ...page(() => import(/* webpackChunkName: "invest" */ './features/invest/invest.route')),
    shouldRevalidate: onPathChange,
  },
  { path: '/investment-strategy', ...invest },
  {
    path: '/investment-opportunities',
    ...page(
      () =>
        import(
          /* webpackChunkName: "offerings" */ './features/invest/offerings/opportunities.route'
        ),
    ),
  },
  {
    path: '/investment-opportunities/:slug',
    ...page(
      () =>
        import(/* webpackChunkName: "offerings" */ './features/invest/offerings/offering.route'),
    ),
  },
  { path: '/clearly-defined-acquisition-criteria', ...invest },
  { path: '/invest-now', ...page(() => import('./features/invest-now/page/route')) },
  {
    path: '/testimonials',
    ...page(() => import(/* webpackChunkName: "media" */ './features/testimonials/route')),
  },
  {
    path: '/podcast',
    ...page(() => import(/* webpackChunkName: "recordings" */ './features/podcast/route')),
  },
  {
    path: '/videos',
    ...page(() => import(/* webpackChunkName: "recordings" */ './features/videos/route')),
  },
  {
    path: '/news-letter',
    ...page(
      () =>
        import(
          /* webpackChunkName: "newsletters" */ './features/newsletters/page/newsletters.route'
        ),
    ),
  },
  {
    path: '/single-news-letter/:id',
    ...page(
      () =>
        import(
          /* webpackChunkName: "newsletters" */ './features/newsletters/page/newsletter.route'
        ),
    ),
  },
  ...['new', 'confirm', 'leave', 'preferences', 'notices'].map((name) => ({
    path: `/subscriptions/${name}`,
    ...subscription,
  })),
  {
    path: '/press-release',
    ...page(() => import(/* webpackChunkName: "media" */ './features/press-releases/route')),
  },
  {
    path: '/social-media',
    ...page(() => import(/* webpackChunkName: "media" */ './features/social-media/route')),
  },
  { path: '/search', ...page(() => import('./features/search/search.route')) },
  { path: '/contact', ...page(() => import('./features/contact/page/route')) },
  { path: '/privacy', ...legal },
  { path: '/terms', ...legal },
  { path: '/fair-housing', ...legal },
  { path: '/accessibility', ...legal },
  {
    path: '/:slug',
    ...page(() => import(/* webpackChunkName: "plain" */ './features/free-page/route')),
  },
];
