import { onPathChange, type RemoteRoute } from '@phantom/mf-kit';
import { byRole } from './shared/access/by-role';
import { onlyFor } from './shared/access/only-for';
import { ListSkeleton } from './shared/components/list-skeleton';
import { StaffError } from './shared/components/staff-error';

const dashboards = {
  employee: () => import('./features/dashboard/route'),
  investor: () => import('./features/investors/route'),
};
const list = { HydrateFallback: ListSkeleton, shouldRevalidate: onPathChange };

/** Signing in and out, and everything behind it. Who may open what is told by remote.json and the services. */
export const routes: RemoteRoute[] = [
  { path: '/login', lazy: () => import('./features/sign-in/employee.route') },
  { path: '/investors/login', lazy: () => import('./features/sign-in/investor.route') },
  { path: '/register', lazy: () => import('./features/register/route') },
  { path: '/forgot-password', lazy: () => import('./features/forgot-password/route') },
  { path: '/set-password', lazy: () => import('./features/set-password/route') },
  { path: '/confirm-email', lazy: () => import('./features/confirm-email/route') },
  { path: '/logout', lazy: () => import('./features/sign-out/route') },
  {
    ErrorBoundary: StaffError,
    children: [
      { path: '/dashboard', lazy: byRole(dashboards, 'employee') },
      { path: '/employees', lazy: byRole(dashboards, 'employee') },
      { path: '/investors', lazy: byRole(dashboards, 'investor') },
      { path: '/profile', lazy: () => import('./features/profile/route') },
      ...onlyFor({ type: 'admin' }, [
        {
          path: '/current-properties',
          HydrateFallback: ListSkeleton,
          lazy: () => import('./features/current-properties/list.route'),
        },
        {
          path: '/current-properties/new',
          lazy: () => import('./features/current-properties/new.route'),
        },
        {
          path: '/current-properties/:id',
          shouldRevalidate: onPathChange,
          lazy: () => import('./features/current-properties/detail.route'),
        },
        {
          path: '/current-properties/:id/edit',
          lazy: () => import('./features/current-properties/edit.route'),
        },
        {
          path: '/enquiries',
          HydrateFallback: ListSkeleton,
          lazy: () => import('./features/enquiries/list.route'),
        },
        {
          path: '/enquiries/:kind/:id',
          lazy: () => import('./features/enquiries/detail.route'),
        },
        {
          path: '/investor-accounts',
          HydrateFallback: ListSkeleton,
          lazy: () => import('./features/investor-accounts/list.route'),
        },
        {
          path: '/investor-accounts/:id',
          HydrateFallback: ListSkeleton,
          shouldRevalidate: onPathChange,
          lazy: () => import('./features/investor-accounts/detail.route'),
        },
        {
          path: '/employment-contract',
          ...list,
          lazy: () => import('./features/documents/employment-contract.route'),
        },
        {
          path: '/employment-handbook',
          ...list,
          lazy: () => import('./features/documents/employment-handbook.route'),
        },
        {
          path: '/training',
          ...list,
          lazy: () => import('./features/documents/training.route'),
        },
        {
          path: '/status',
          HydrateFallback: ListSkeleton,
          shouldRevalidate: onPathChange,
          lazy: () => import('./features/status/route'),
        },
      ]),
      ...onlyFor({ type: 'admin', right: 'people' }, [
        {
          path: '/people',
          HydrateFallback: ListSkeleton,
          lazy: () => import('./features/people/route'),
        },
        { path: '/personal-data', lazy: () => import('./features/personal-data/route') },
        {
          path: '/audit',
          HydrateFallback: ListSkeleton,
          lazy: () => import('./features/audit/route'),
        },
      ]),
    ],
  },
];
