import type { Session } from '@phantom/mf-kit';
import type { RouteDeclaration } from '@phantom/registry/boot-manifest';

/** Whether a route may be shown to whoever is (or is not) signed in; what it then shows is the server's say. */
export function mayOpen(route: RouteDeclaration, session: Session | undefined): boolean {
  return route.access !== 'signed-in' || session !== undefined;
}
