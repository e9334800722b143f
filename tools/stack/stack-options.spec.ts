import { readStackOptions } from './stack-options.js';
import { listServices } from './services.js';

describe('readStackOptions', () => {
  it('listens on 8000 and the services from 8101 when nothing is said', () => {
    const options = readStackOptions([]);
    expect(options).toMatchObject({ gatewayPort: 8000, postgresPort: 54329, dev: false });
    expect(listServices(options).map(({ name, port }) => `${name}:${port}`)).toEqual([
      'auth:8101',
      'content:8102',
      'listings:8103',
      'properties:8104',
    ]);
  });

  it('refuses what is no port, in a sentence', () => {
    expect(() => readStackOptions(['--port', 'http'])).toThrow(
      '--port must be a port number below 64000, not "http".',
    );
  });
});

describe('listServices', () => {
  it('takes a database that the owner gives in place of the embedded one', () => {
    process.env.CONTENT_DATABASE_URL = 'postgres://elsewhere/content';
    const content = listServices(readStackOptions([])).find(({ name }) => name === 'content');
    delete process.env.CONTENT_DATABASE_URL;
    expect(content).toMatchObject({
      databaseUrl: 'postgres://elsewhere/content',
      embeddedDatabase: false,
    });
  });
});
