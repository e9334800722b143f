import { IsNotEmpty } from 'class-validator';
import { StartupError } from '../errors/app-error.js';
import { loadConfig } from './load-config.js';
import { DatabaseConfig, ServiceConfig } from './service-config.js';

class FilesConfig extends ServiceConfig {
  override port = 8104;

  @IsNotEmpty()
  filesDir: string;
}

const env = {
  DATABASE_URL: 'postgres://a:word-of-4711-letters@db:5432/c',
  FILES_DIR: '/srv/files',
};

it('reads typed variables by the names of the fields, with defaults', () => {
  const config = loadConfig(FilesConfig, {
    ...env,
    DEMO_MODE: 'true',
    LOG_LEVEL: '',
    PATH: '/bin',
  });
  expect(config).toBeInstanceOf(FilesConfig);
  expect(config).toEqual({
    port: 8104,
    host: '127.0.0.1',
    logLevel: 'info',
    metricsHost: '127.0.0.1',
    nodeEnv: 'development',
    demoMode: true,
    publicOrigin: 'http://localhost:8000',
    shutdownGrace: 0,
    shutdownDeadline: 12_000,
    jwksUrl: 'http://127.0.0.1:8101/.well-known/jwks.json',
    revocationMaxStaleness: 30_000,
    jwtIssuer: 'phantom-partners',
    jwtAudience: 'phantom-partners-api',
    databaseUrl: 'postgres://a:word-of-4711-letters@db:5432/c',
    databasePoolSize: 10,
    filesDir: '/srv/files',
  });
});

it('accepts a port as text and names of containers', () => {
  const config = loadConfig(FilesConfig, {
    ...env,
    PORT: '9000',
    JWKS_URL: 'http://auth:8101/keys',
  });
  expect(config).toMatchObject({ port: 9000, jwksUrl: 'http://auth:8101/keys' });
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DEMO_MODE', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'prod'],
  ['JWKS_URL', 'auth'],
  ['DATABASE_URL', 'mysql://root:hunter2@db/c'],
])('names %s when it is %s, in one line without the value', (name, value) => {
  const load = () => loadConfig(FilesConfig, { ...env, [name]: value });
  expect(load).toThrow(StartupError);
  expect(load).toThrow(new RegExp(`^Bad configuration: ${name} [^\\n]+$`));
  expect(load).not.toThrow('hunter2');
});

it('refuses demo mode in production', () => {
  const load = (DEMO_MODE: string) =>
    loadConfig(FilesConfig, { ...env, DEMO_MODE, NODE_ENV: 'production' });
  expect(() => load('true')).toThrow(
    new StartupError(
      'Bad configuration: DEMO_MODE is for demonstrations: leave it out where NODE_ENV is production',
    ),
  );
  expect(load('false').demoMode).toBe(false);
});

it('names every missing variable', () => {
  expect(() => loadConfig(FilesConfig, {})).toThrow(
    'Bad configuration: FILES_DIR is not set; DATABASE_URL is not set',
  );
});

it('ignores variables of other configurations', () => {
  expect(loadConfig(DatabaseConfig, env)).toEqual({ databaseUrl: env.DATABASE_URL });
});
