import type { BootManifest } from '@phantom/registry';
import { NONCE_PLACEHOLDER } from '../common/nonce-placeholder.js';
import { POLICY_REPORTS_PATH } from '../ops/policy-reports/policy-violations.js';

const serialized = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** What a policy depends on, and where a page may have what is not from the site itself. */
export interface PolicyOptions {
  /** Whether browsers come by https: by anything else they know no groups of reports. */
  isSecure: boolean;
  /** Videos play in frames of these, and only once the visitor has pressed play. */
  videoPlayers: readonly string[];
  /** Remotes bring their styles, pictures and fonts from these; their scripts are the shell's to load. */
  remotes: readonly string[];
}

/**
 * What a page may load and run, with a slot for the answer's nonce. What runs with the nonce may load more scripts: the
 * shell loads remotes, and checks that they are those of the registry.
 */
export const contentSecurityPolicy = ({ isSecure, videoPlayers, remotes }: PolicyOptions): string =>
  serialized({
    'default-src': ["'self'"],
    'script-src': [`'nonce-${NONCE_PLACEHOLDER}'`, "'strict-dynamic'"],
    'style-src': ["'self'", ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes],
    'font-src': ["'self'", ...remotes],
    'connect-src': ["'self'", ...remotes, ...remotes.flatMap(socketOf)],
    'media-src': ["'self'"],
    'frame-src': ["'self'", ...videoPlayers],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    // Whoever knows groups passes over the other.
    ...(isSecure && { 'report-to': [REPORT_GROUP] }),
    'report-uri': [POLICY_REPORTS_PATH],
  });

/** Where browsers tell what a policy has kept from happening. */
const REPORT_GROUP = 'policy';
export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${POLICY_REPORTS_PATH}"`;

/** For the error page, which brings its style along and needs nothing else. */
export const ERROR_PAGE_POLICY = serialized({
  'default-src': ["'none'"],
  'style-src': [`'nonce-${NONCE_PLACEHOLDER}'`],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
});

/** Where the remotes of a page come from, other than the site itself. */
export const remoteOrigins = ({ remotes }: BootManifest): string[] => {
  const urls = remotes
    .flatMap((remote) => [remote, ...(remote.default ? [remote.default] : [])])
    .flatMap(({ url, fallbackUrl }) => [url, ...(fallbackUrl ? [fallbackUrl] : [])]);
  const elsewhere = urls.filter((url) => !url.startsWith('/'));
  return [...new Set(elsewhere.map((url) => new URL(url).origin))];
};

/** A remote under development, which alone comes without TLS, reloads by socket. */
const socketOf = (origin: string): string[] =>
  origin.startsWith('http://') ? [origin.replace('http', 'ws')] : [];
