import { join } from 'node:path';
import { prepareDataDir } from '../../../tools/stack/data-dir.js';
import { waitUntilReady } from '../../../tools/stack/health.js';
import { Processes } from '../../../tools/stack/processes.js';
import { fromRoot, repositoryRoot } from '../../../tools/stack/repository.js';

/** After the ports of a site. */
const PORT_BEHIND = 180;
/** Milliseconds that a client has for 4 KiB of a body. */
const BODY_WINDOW = 1_000;

/** The built gateway before a service of the attack, with the site's store. */
export class LoneGateway {
  readonly port: number;
  private readonly processes: Processes;

  constructor(
    private readonly dataDir: string,
    sitePort: number,
  ) {
    this.port = sitePort + PORT_BEHIND;
    this.processes = new Processes(join(dataDir, 'logs'));
  }

  async start(serviceUrl: string): Promise<void> {
    await prepareDataDir(this.dataDir);
    const name = 'lone-gateway';
    this.processes.start({
      name,
      command: process.execPath,
      args: ['dist/main.js'],
      cwd: join(repositoryRoot, 'gateway'),
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        NODE_ENV: 'development',
        PUBLIC_ORIGIN: `http://localhost:${this.port}`,
        AUTH_URL: serviceUrl,
        CONTENT_URL: serviceUrl,
        LISTINGS_URL: serviceUrl,
        PROPERTIES_URL: serviceUrl,
        JWKS_URL: `${serviceUrl}/.well-known/jwks.json`,
        STORE: join(this.dataDir, 'store'),
        PICTURES_DIR: join(this.dataDir, 'empty-pictures'),
        AUDIO_DIR: join(this.dataDir, 'empty-audio'),
        BODY_WINDOW: String(BODY_WINDOW),
        FORM_LIMIT: '1000000',
        READ_LIMIT: '1000000',
        MAX_LAG: '10000',
        MIN_IN_FLIGHT: '1024',
        RENDER: 'off',
      },
    });
    const logFile = fromRoot(this.processes.logFile(name));
    await waitUntilReady({ name, port: this.port, logFile }, new AbortController().signal);
  }

  stop(): Promise<void> {
    return this.processes.stopAll();
  }
}
