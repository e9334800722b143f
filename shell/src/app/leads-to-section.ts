import type { RouteTable } from '../remotes/route-table';
import { servedRemote } from '../remotes/served-content';

/**
 * Whether the shell can show an address in this very page. Not another page of a section that is mere HTML so far:
 * the remote that would show it is on its way, or never comes.
 */
export function leadsToSection(address: string, routes: RouteTable): boolean {
  const owned = routes(address);
  return owned !== undefined && owned.remote !== servedRemote();
}
