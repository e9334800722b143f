import type { RemoteRoute } from '@phantom/mf-kit';

/** The section's map. */
export const routes: RemoteRoute[] = [
  { path: '__PATH__', lazy: () => import('./features/welcome/route') },
];
