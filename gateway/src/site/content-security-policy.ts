import type { BootManifest } from '@phantom/registry';
import { NONCE_PLACEHOLDER } from '../common/nonce-placeholder.js';
import { POLICY_REPORTS_PATH } from '../ops/policy-reports/policy-violations.js';

const serialized = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** What the policy depends on, and the other sites from which a page may load. */
interface PolicyOptions {
  /** Whether browsers use HTTPS: only then they support `report-to`. */
  isSecure: boolean;
  /** Origins of the video players, which a page frames after the visitor has pressed play. */
  videoPlayers: readonly string[];
  /** The origin of the map tiles, if it is another one. */
  mapTiles?: string;
  /** Origins of the remotes' styles, pictures and fonts. The shell loads their scripts. */
  remotes: readonly string[];
}

/**
 * What a page may load and run, with the placeholder of the nonce. A script with the nonce may load more scripts: the
 * shell loads remotes, and checks their hashes against the registry.
 */
export const contentSecurityPolicy = ({
  isSecure,
  videoPlayers,
  mapTiles,
  remotes,
}: PolicyOptions): string =>
  serialized({
    'default-src': ["'self'"],
    'script-src': [`'nonce-${NONCE_PLACEHOLDER}'`, "'strict-dynamic'"],
    // The map draws its tiles in workers.
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes],
    'font-src': ["'self'", ...remotes],
    'connect-src': [
      "'self'",
      ...(mapTiles ? [mapTiles] : []),
      ...remotes,
      ...remotes.flatMap(socketOf),
    ],
    'media-src': ["'self'"],
    'frame-src': ["'self'", ...videoPlayers],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    // A browser that supports `report-to` ignores `report-uri`.
    ...(isSecure && { 'report-to': [REPORT_GROUP] }),
    'report-uri': [POLICY_REPORTS_PATH],
  });

/** Where browsers report violations of the policy. */
const REPORT_GROUP = 'policy';
export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${POLICY_REPORTS_PATH}"`;

/** The origins of a page's remotes, except the site itself. */
export const remoteOrigins = ({ remotes }: BootManifest): string[] => {
  const urls = remotes
    .flatMap((remote) => [remote, ...(remote.default ? [remote.default] : [])])
    .flatMap(({ url, fallbackUrl }) => [url, ...(fallbackUrl ? [fallbackUrl] : [])]);
  const elsewhere = urls.filter((url) => !url.startsWith('/'));
  return [...new Set(elsewhere.map((url) => new URL(url).origin))];
};

/** A remote under development reloads by a web socket. Only such a remote has no TLS. */
const socketOf = (origin: string): string[] =>
  origin.startsWith('http://') ? [origin.replace('http', 'ws')] : [];
