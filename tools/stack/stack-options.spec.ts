import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from './repository.js';
import { readStackOptions } from './stack-options.js';
import { gatewayEnvironment, listServices } from './services.js';

describe('readStackOptions', () => {
  it('listens on 8000, and the services from 8101, by default', () => {
    const options = readStackOptions([]);
    expect(options).toMatchObject({ gatewayPort: 8000, postgresPort: 54329, dev: false });
    expect(listServices(options).map(({ name, port }) => `${name}:${port}`)).toEqual([
      'auth:8101',
      'content:8102',
      'listings:8103',
      'properties:8104',
    ]);
  });

  it('draws pictures in the background by default', () => {
    expect(readStackOptions([]).pictures).toBe('background');
    expect(readStackOptions(['--pictures', 'before']).pictures).toBe('before');
    expect(() => readStackOptions(['--pictures', 'never'])).toThrow(
      '--pictures must be background, on-request, before, samples, not "never".',
    );
  });

  it('refuses an invalid port with a message', () => {
    expect(() => readStackOptions(['--port', 'http'])).toThrow(
      '--port must be a port number below 64000, not "http".',
    );
  });
});

describe('gatewayEnvironment', () => {
  const environmentOf = (args: string[]) =>
    gatewayEnvironment([], readStackOptions(['--data-dir', dataDir, ...args]));
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'data-'));
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('names the process that draws pictures', () => {
    expect(environmentOf(['--port', '9000']).PICTURES_URL).toBe('http://127.0.0.1:9105');
  });

  it('stores sample pictures apart from the drawn ones', () => {
    expect(environmentOf([]).PICTURES_DIR).toBe(join(repositoryRoot, '.data', 'pictures'));
    expect(environmentOf(['--pictures', 'samples']).PICTURES_DIR).toBe(join(dataDir, 'pictures'));
  });

  it('caches no response in watch mode', () => {
    expect(environmentOf([]).API_CACHE_SIZE).toBeUndefined();
    expect(environmentOf(['--dev']).API_CACHE_SIZE).toBe('0');
  });
});

describe('listServices', () => {
  it('uses a configured database in place of the embedded one', () => {
    process.env.CONTENT_DATABASE_URL = 'postgres://elsewhere/content';
    const content = listServices(readStackOptions([])).find(({ name }) => name === 'content');
    delete process.env.CONTENT_DATABASE_URL;
    expect(content).toMatchObject({
      databaseUrl: 'postgres://elsewhere/content',
      embeddedDatabase: false,
    });
  });
});
