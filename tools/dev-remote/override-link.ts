/**
 * Where an employee lets a browser get a remote from a development server, on a site that is deployed.
 *
 * @param site the site's address
 * @param entry the address of the remote's entry on this machine
 */
export function overrideLink(site: string, remote: string, entry: string): string {
  const link = new URL('/status', site);
  link.searchParams.set('override', `${remote}=${entry}`);
  return link.href;
}
