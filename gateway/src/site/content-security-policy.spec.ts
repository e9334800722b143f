import { loadConfig } from '@phantom/service-kit';
import { GatewayConfig } from '../config/gateway.config.js';
import { contentSecurityPolicy } from './content-security-policy.js';

const PLAYERS = ['https://videos.example', 'https://player.example:8443'];

describe('contentSecurityPolicy', () => {
  it('lets a page frame the video players that are configured, and nothing else', () => {
    const policy = contentSecurityPolicy({ videoPlayers: PLAYERS, dev: [] });
    expect(policy).toContain(`frame-src 'self' ${PLAYERS.join(' ')}`);
    expect(contentSecurityPolicy({ videoPlayers: [], dev: [] })).toMatch(/frame-src 'self'(;|$)/);
  });

  it('allows development servers where there are some', () => {
    const dev = ['http://127.0.0.1:9102'];
    expect(contentSecurityPolicy({ videoPlayers: [], dev })).toContain(
      "script-src 'self' 'unsafe-eval' http://127.0.0.1:9102",
    );
    expect(contentSecurityPolicy({ videoPlayers: [], dev: [] })).toContain("script-src 'self';");
  });
});

describe('VIDEO_PLAYERS', () => {
  const load = (VIDEO_PLAYERS: string) => loadConfig(GatewayConfig, { VIDEO_PLAYERS });

  it('names one site or several, and the one that sets no cookies unless told', () => {
    expect(load(PLAYERS.join(',')).videoPlayers).toBe(PLAYERS.join(','));
    expect(load('').videoPlayers).toBe('https://www.youtube-nocookie.com');
  });

  it.each([
    'http://player.example',
    'https://player.example/embed',
    "https://player.example; script-src 'unsafe-inline'",
    'https://a.example https://b.example',
    '*',
  ])('is refused as %s', (value) => {
    expect(() => load(value)).toThrow('VIDEO_PLAYERS must be https addresses without a path');
  });
});
