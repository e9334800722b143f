import { loadConfig } from '@phantom/service-kit';
import { ResoConfig } from './reso.config.js';

const database = { DATABASE_URL: 'postgres://a:word-of-4711-letters@db:5432/c' };
const client = {
  RESO_URL: 'https://api.example.com/odata',
  RESO_TOKEN_URL: 'https://api.example.com/token',
  RESO_CLIENT_ID: 'phantom',
  RESO_CLIENT_SECRET: 'hunter2',
};
const load = (env: NodeJS.ProcessEnv) => loadConfig(ResoConfig, { ...database, ...env });

describe('ResoConfig', () => {
  it('takes client credentials', () => {
    expect(load(client)).toMatchObject({ resoScope: 'api', resoPageSize: 200 });
  });

  it('takes a fixed token without client credentials', () => {
    const { RESO_URL } = client;

    expect(load({ RESO_URL, RESO_TOKEN: 'abc' }).resoToken).toBe('abc');
  });

  it.each(['RESO_URL', 'RESO_TOKEN_URL', 'RESO_CLIENT_ID', 'RESO_CLIENT_SECRET'])(
    'needs %s',
    (name) => {
      expect(() => load({ ...client, [name]: undefined })).toThrow(`${name} is not set`);
    },
  );

  it.each([
    ['RESO_URL', 'http://api.example.com/odata'],
    ['RESO_URL', 'http://localhost.example.com/odata'],
    ['RESO_TOKEN_URL', 'http://api.example.com/token'],
  ])('refuses %s %s, to which a secret would go in clear text', (name, url) => {
    expect(() => load({ ...client, [name]: url })).toThrow(`${name} must begin with https://`);
  });

  it('accepts a server on the same machine', () => {
    expect(load({ ...client, RESO_URL: 'http://localhost:8080' }).resoUrl).toMatch(/^http:/);
  });

  it('names no value in a fault', () => {
    expect(() => load({ ...client, RESO_PAGE_SIZE: '0' })).not.toThrow('hunter2');
    expect(() => load({ ...client, RESO_PAGE_SIZE: '0' })).toThrow('RESO_PAGE_SIZE');
  });
});
