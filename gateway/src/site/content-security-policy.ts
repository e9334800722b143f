const STRICT: Record<string, string> = {
  'default-src': "'self'",
  // The boot manifest is a data block, so that no inline script needs an exception.
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
};

/** A remote under development comes from its own server, evaluates its modules and reloads by socket. */
const forDevelopment = (origins: readonly string[]): Record<string, string> => {
  const servers = origins.join(' ');
  const sockets = servers.replaceAll('http://', 'ws://');
  return {
    'script-src': `'self' 'unsafe-eval' ${servers}`,
    'style-src': `'self' 'unsafe-inline' ${servers}`,
    'connect-src': `'self' ${servers} ${sockets}`,
    'img-src': `'self' data: blob: ${servers}`,
  };
};

/** Where a page may have what is not from the site itself. */
export interface OtherOrigins {
  /** Videos play in frames of these, and only once the visitor has pressed play. */
  videoPlayers: readonly string[];
  /** Development servers; none in the policy that visitors get. */
  dev: readonly string[];
}

/** What a page may load and run. */
export const contentSecurityPolicy = ({ videoPlayers, dev }: OtherOrigins): string =>
  serialized({
    ...STRICT,
    'frame-src': ["'self'", ...videoPlayers].join(' '),
    ...(dev.length > 0 && forDevelopment(dev)),
  });

/** For the error page, which brings its style along and needs nothing else. */
export const ERROR_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const serialized = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
