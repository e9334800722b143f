import { loadConfig } from '@phantom/service-kit';
import { readDevRemotes } from './dev-remotes.js';
import { GatewayConfig } from './gateway.config.js';

const LISTINGS = 'mf-listings=http://127.0.0.1:9102/remoteEntry.js';
const STAFF = 'mf-staff=http://localhost:9104/remoteEntry.js';

const load = (DEV_REMOTES: string, NODE_ENV = 'development') =>
  loadConfig(GatewayConfig, { DEV_REMOTES, NODE_ENV });

describe('DEV_REMOTES', () => {
  it('maps each remote to its address', () => {
    const { devRemotes } = load(`${LISTINGS}, ${STAFF},`);
    expect(readDevRemotes(devRemotes)).toEqual({
      'mf-listings': { url: 'http://127.0.0.1:9102/remoteEntry.js' },
      'mf-staff': { url: 'http://localhost:9104/remoteEntry.js' },
    });
  });

  it('is empty by default', () => {
    const { devRemotes } = load('');
    expect(readDevRemotes(devRemotes)).toEqual({});
  });

  it.each([
    'mf-listings',
    'mf-listings=',
    '=http://127.0.0.1:9102/remoteEntry.js',
    'MF=http://127.0.0.1:9102/remoteEntry.js',
    'mf-listings=https://127.0.0.1:9102/remoteEntry.js',
    'mf-listings=http://192.168.0.7:9102/remoteEntry.js',
    'mf-listings=http://127.0.0.1.evil.test/remoteEntry.js',
    'mf-listings=http://localhost@evil.test/remoteEntry.js',
    'mf-listings=http://127.0.0.1:99999/remoteEntry.js',
    "mf-listings=http://127.0.0.1:9102/;script-src 'unsafe-inline'",
    `${LISTINGS};${STAFF} x`,
  ])('refuses %s', (value) => {
    expect(() => load(value)).toThrow(
      'Bad configuration: DEV_REMOTES must be name=url, separated by commas, with http addresses of 127.0.0.1 or localhost',
    );
  });

  it('is refused in production', () => {
    expect(() => load(LISTINGS, 'production')).toThrow(
      'Bad configuration: DEV_REMOTES is for development: leave it out where NODE_ENV is production',
    );
    expect(() => load('', 'production')).not.toThrow();
  });
});
