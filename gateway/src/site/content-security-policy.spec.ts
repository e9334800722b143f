import type { BootRemote } from '@phantom/registry';
import { loadConfig } from '@phantom/service-kit';
import { errorPagePolicy } from '../common/error-page.js';
import { NONCE_PLACEHOLDER } from '../common/nonce-placeholder.js';
import { GatewayConfig } from '../config/gateway.config.js';
import { contentSecurityPolicy, remoteOrigins } from './content-security-policy.js';

const PLAYERS = ['https://videos.example', 'https://player.example:8443'];

const remote: BootRemote = {
  name: 'listings',
  version: '1',
  url: '/r/listings/1/remoteEntry.js',
  declaration: { name: 'listings', namespace: 'listings', routes: [], menu: [] },
};

const originsOf = (...remotes: BootRemote[]) =>
  remoteOrigins({ revision: 'r', host: { version: '1', scripts: [], styles: [] }, remotes });

describe('contentSecurityPolicy', () => {
  it('allows scripts with the nonce and the scripts that they load only', () => {
    const policy = contentSecurityPolicy({
      isSecure: true,
      videoPlayers: [],
      remotes: ['https://cdn.test'],
    });
    expect(policy).toContain(`script-src 'nonce-${NONCE_PLACEHOLDER}' 'strict-dynamic';`);
    expect(policy + errorPagePolicy('nonce')).not.toContain('unsafe');
  });

  it.each([
    [true, 'report-to policy; report-uri /api/site/policy-reports'],
    [false, "frame-ancestors 'self'; report-uri /api/site/policy-reports"],
  ])('contains the report endpoint, with HTTPS %s', (isSecure, end) => {
    const policy = contentSecurityPolicy({ isSecure, videoPlayers: [], remotes: [] });
    expect(policy.endsWith(end)).toBe(true);
  });

  it('allows frames of the configured video players only', () => {
    const policy = contentSecurityPolicy({ isSecure: true, videoPlayers: PLAYERS, remotes: [] });
    expect(policy).toContain(`frame-src 'self' ${PLAYERS.join(' ')}`);
    expect(contentSecurityPolicy({ isSecure: true, videoPlayers: [], remotes: [] })).toMatch(
      /frame-src 'self'(;|$)/,
    );
  });

  it('allows workers of the site only, and calls to the origin of the map tiles', () => {
    const options = { isSecure: true, videoPlayers: [], remotes: [] };
    expect(contentSecurityPolicy(options)).toContain("worker-src 'self';");
    expect(contentSecurityPolicy(options)).toContain("connect-src 'self';");
    expect(contentSecurityPolicy({ ...options, mapTiles: 'https://tiles.test' })).toContain(
      "connect-src 'self' https://tiles.test;",
    );
  });

  it("allows styles of the remotes' origins, and web sockets of development servers", () => {
    const remotes = ['http://127.0.0.1:9102', 'https://cdn.test'];
    const policy = contentSecurityPolicy({ isSecure: true, videoPlayers: [], remotes });
    expect(policy).toContain(`style-src 'self' ${remotes.join(' ')};`);
    expect(policy).toContain(`connect-src 'self' ${remotes.join(' ')} ws://127.0.0.1:9102;`);
  });
});

describe('remoteOrigins', () => {
  it('contain the origin of every fallback once', () => {
    const elsewhere = {
      ...remote,
      fallbackUrl: 'https://cdn.test/1/remoteEntry.js',
      default: {
        version: '0',
        url: 'https://old.test/0/e.js',
        fallbackUrl: 'https://cdn.test/0/e.js',
      },
    };
    expect(originsOf(remote, elsewhere)).toEqual(['https://cdn.test', 'https://old.test']);
  });
});

describe('VIDEO_PLAYERS', () => {
  const load = (VIDEO_PLAYERS: string) => loadConfig(GatewayConfig, { VIDEO_PLAYERS });

  it('accepts several origins, and defaults to the player without cookies', () => {
    expect(load(PLAYERS.join(',')).videoPlayers).toBe(PLAYERS.join(','));
    expect(load('').videoPlayers).toBe('https://www.youtube-nocookie.com');
  });

  it.each([
    'http://player.example',
    'https://player.example/embed',
    "https://player.example; script-src 'unsafe-inline'",
    'https://a.example https://b.example',
    '*',
  ])('refuses %s', (value) => {
    expect(() => load(value)).toThrow('VIDEO_PLAYERS must be https addresses without a path');
  });
});

describe('MAP_TILES', () => {
  const load = (MAP_TILES: string) => loadConfig(GatewayConfig, { MAP_TILES });

  it('accepts the address of an archive', () => {
    expect(load('https://tiles.test/city.pmtiles').mapTiles).toBe(
      'https://tiles.test/city.pmtiles',
    );
    expect(load('').mapTiles).toBeUndefined();
  });

  it.each(['nyc.pmtiles', 'ftp://tiles.test/a.pmtiles', "https://a.test 'unsafe-inline'"])(
    'refuses %s',
    (value) => expect(() => load(value)).toThrow('MAP_TILES must be a URL address'),
  );
});
