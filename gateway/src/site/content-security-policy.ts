/** Videos play in frames of these, and only once the visitor has pressed play. */
const VIDEO_PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

const STRICT: Record<string, string> = {
  'default-src': "'self'",
  // The boot manifest is a data block, so that no inline script needs an exception.
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': "'self'",
  'frame-src': `'self' ${VIDEO_PLAYERS}`,
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

/**
 * What a page may load and run.
 *
 * @param devOrigins of development servers; none for the policy that visitors get
 */
export const contentSecurityPolicy = (devOrigins: readonly string[]): string =>
  serialized(devOrigins.length > 0 ? { ...STRICT, ...forDevelopment(devOrigins) } : STRICT);

/** For the error page, which brings its style along and needs nothing else. */
export const ERROR_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const serialized = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
