import { onPathChange, type RemoteRoute } from '@phantom/mf-kit';
import { ListSkeleton } from './shared/components/list-skeleton';
import { StaffError } from './shared/components/staff-error';

const dashboard = () => import('./features/dashboard/route');
const list = { HydrateFallback: ListSkeleton, shouldRevalidate: onPathChange };

/** Signing in and out, and everything behind it. Who may open what is told by remote.json and the services. */
export const routes: RemoteRoute[] = [
  { path: '/login', lazy: () => import('./features/sign-in/employee.route') },
  { path: '/investors/login', lazy: () => import('./features/sign-in/investor.route') },
  { path: '/logout', lazy: () => import('./features/sign-out/route') },
  {
    ErrorBoundary: StaffError,
    children: [
      { path: '/dashboard', lazy: dashboard },
      { path: '/employees', lazy: dashboard },
      { path: '/investors', lazy: dashboard },
      {
        path: '/current-properties',
        ...list,
        lazy: () => import('./features/current-properties/list.route'),
      },
      {
        path: '/current-properties/:id',
        lazy: () => import('./features/current-properties/detail.route'),
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
    ],
  },
];
