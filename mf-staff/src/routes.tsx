import { onPathChange, type RemoteRoute } from '@phantom/mf-kit';
import { mediaRoutes } from './features/content-media/media-routes';
import { contentRoutes } from './features/content/content-routes';
import { contentWorkRoutes } from './features/content/content-work-routes';
import { byRole, requireAccess } from './shared/access';
import { StaffError } from './shared/components/staff-error';
import { ListSkeleton } from './shared/components/staff-page';

const dashboards = {
  employee: () => import('./features/dashboard/page/dashboard.route'),
  investor: () => import('./features/investors/page/investors.route'),
};
const list = { HydrateFallback: ListSkeleton, shouldRevalidate: onPathChange };

/** Routes of the section. `remote.json` and the services define who may open them. */
export const routes: RemoteRoute[] = [
  { path: '/login', lazy: () => import('./features/sign-in/page/employee-login.route') },
  { path: '/investors/login', lazy: () => import('./features/sign-in/page/investor-login.route') },
  { path: '/register', lazy: () => import('./features/sign-in/page/register.route') },
  // They share a file: each file more costs everybody some bytes.
  {
    path: '/forgot-password',
    lazy: () =>
      import(/* webpackChunkName: "account" */ './features/sign-in/page/forgot-password.route'),
  },
  {
    path: '/set-password',
    lazy: () =>
      import(/* webpackChunkName: "account" */ './features/sign-in/page/set-password.route'),
  },
  {
    path: '/confirm-email',
    lazy: () =>
      import(/* webpackChunkName: "account" */ './features/sign-in/page/confirm-email.route'),
  },
  { path: '/logout', lazy: () => import('./features/sign-in/page/logout.route') },
  {
    ErrorBoundary: StaffError,
    children: [
      { path: '/dashboard', lazy: byRole(dashboards, 'employee') },
      { path: '/employees', lazy: byRole(dashboards, 'employee') },
      { path: '/investors', lazy: byRole(dashboards, 'investor') },
      { path: '/profile', lazy: () => import('./features/profile/page/profile.route') },
      ...requireAccess({ type: 'admin' }, [
        {
          path: '/current-properties',
          HydrateFallback: ListSkeleton,
          lazy: () => import('./features/current-properties/page/properties.route'),
        },
        {
          path: '/current-properties/new',
          lazy: () => import('./features/current-properties/page/new-property.route'),
        },
        {
          path: '/current-properties/:id',
          shouldRevalidate: onPathChange,
          lazy: () => import('./features/current-properties/page/property.route'),
        },
        {
          path: '/current-properties/:id/edit',
          lazy: () => import('./features/current-properties/page/edit-property.route'),
        },
        {
          path: '/enquiries',
          HydrateFallback: ListSkeleton,
          lazy: () => import('./features/enquiries/page/enquiries.route'),
        },
        {
          path: '/enquiries/:kind/:id',
          lazy: () => import('./features/enquiries/page/enquiry.route'),
        },
        {
          path: '/viewings',
          HydrateFallback: ListSkeleton,
          lazy: () => import('./features/viewing-calendar/page/viewings.route'),
        },
        // They share a file: each file more costs everybody some bytes.
        {
          path: '/rental-applications',
          HydrateFallback: ListSkeleton,
          lazy: () =>
            import(
              /* webpackChunkName: "rental-applications" */ './features/rental-applications/page/applications.route'
            ),
        },
        {
          path: '/rental-applications/:id',
          lazy: () =>
            import(
              /* webpackChunkName: "rental-applications" */ './features/rental-applications/page/application.route'
            ),
        },
        {
          path: '/investor-accounts',
          HydrateFallback: ListSkeleton,
          lazy: () =>
            import(
              /* webpackChunkName: "investor-accounts" */ './features/investor-accounts/page/investors-list.route'
            ),
        },
        {
          path: '/investor-accounts/:id',
          ...list,
          lazy: () =>
            import(
              /* webpackChunkName: "investor-accounts" */ './features/investor-accounts/page/investor.route'
            ),
        },
        {
          path: '/employment-contract',
          ...list,
          lazy: () =>
            import(
              /* webpackChunkName: "documents" */ './features/documents/page/employment-contract.route'
            ),
        },
        {
          path: '/employment-handbook',
          ...list,
          lazy: () =>
            import(
              /* webpackChunkName: "documents" */ './features/documents/page/employment-handbook.route'
            ),
        },
        {
          path: '/training',
          ...list,
          lazy: () =>
            import(/* webpackChunkName: "documents" */ './features/documents/page/training.route'),
        },
        {
          path: '/status',
          ...list,
          lazy: () => import('./features/status/page/status.route'),
        },
        {
          path: '/design',
          lazy: () => import('./features/design/design.route'),
        },
      ]),
      ...requireAccess({ type: 'admin', right: 'editor' }, [
        ...contentRoutes,
        ...contentWorkRoutes,
        ...mediaRoutes,
      ]),
      ...requireAccess({ type: 'admin', right: 'people' }, [
        {
          path: '/people',
          HydrateFallback: ListSkeleton,
          lazy: () => import('./features/people/page/people.route'),
        },
        {
          path: '/personal-data',
          lazy: () => import('./features/personal-data/page/personal-data.route'),
        },
        {
          path: '/audit',
          HydrateFallback: ListSkeleton,
          lazy: () => import('./features/audit/page/audit.route'),
        },
      ]),
    ],
  },
];
