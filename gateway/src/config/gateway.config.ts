import { IsInteger, IsSecret, ProcessConfig } from '@phantom/service-kit';
import { IsIn, IsNotEmpty, IsOptional, IsString, IsUrl, Matches } from 'class-validator';
import type { ServiceName } from './services.js';
import { IsDevRemotes } from './dev-remotes.js';
import { IsTrustedProxies } from './trusted-proxies.js';

const serviceAddress = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

/** The environment of the gateway: `PICTURES_DIR` is `picturesDir`, and so on. */
export class GatewayConfig extends ProcessConfig {
  override port = 8000;

  @IsUrl(serviceAddress)
  authUrl = 'http://127.0.0.1:8101';

  @IsUrl(serviceAddress)
  contentUrl = 'http://127.0.0.1:8102';

  @IsUrl(serviceAddress)
  listingsUrl = 'http://127.0.0.1:8103';

  @IsUrl(serviceAddress)
  propertiesUrl = 'http://127.0.0.1:8104';

  /** Milliseconds from the end of a request to the head of its response, retries included. */
  @IsInteger(100)
  upstreamTimeout = 10_000;

  /** Milliseconds for which the circuit breaker of a failing service stays open. */
  @IsInteger(100)
  breakerPause = 2_000;

  /** Requests in flight at the same time; more are refused. */
  @IsInteger(4)
  maxInFlight = 1_024;

  /** The lower bound of the adaptive limit of requests in flight. */
  @IsInteger(1)
  minInFlight = 8;

  /** The median delay of the event loop in milliseconds beyond which requests are refused. */
  @IsInteger(10)
  maxLag = 300;

  /** Milliseconds in which a client has to send at least 4 KiB of a body. */
  @IsInteger(100)
  bodyWindow = 10_000;

  /** MiB of memory for cached responses to public reads; 0 switches the cache off. */
  @IsInteger(0)
  apiCacheSize = 64;

  /** Proxies whose `X-Forwarded-For` is trusted: addresses and networks separated by commas. */
  @IsTrustedProxies()
  trustedProxies = '';

  /** Forms that one address may send within `formLimitWindow` seconds. */
  @IsInteger(1)
  formLimit = 20;

  @IsInteger(1)
  formLimitWindow = 600;

  /** Public reads and pages that one address may request within a minute, without those from the cache. */
  @IsInteger(1)
  readLimit = 3_000;

  /** The state that several gateways share: `redis://…` or, over TLS, `rediss://…`. */
  @IsOptional()
  @IsUrl({ protocols: ['redis', 'rediss'], require_protocol: true, require_tld: false })
  redisUrl?: string;

  /** The registry and its bundles: a folder, or `s3://bucket/prefix?region=…&endpoint=…`. */
  @IsNotEmpty()
  store = '.data/store';

  /** The folder for local copies of a bucket's bundles. */
  @IsNotEmpty()
  storeMirror = '.data/store-mirror';

  /** The folder with the public keys of the teams, `<remote>.pem`. Without it, unsigned entries are accepted. */
  @IsOptional()
  @IsNotEmpty()
  registryKeys?: string;

  @IsNotEmpty()
  picturesDir = '.data/pictures';

  /** The process that draws pictures which `picturesDir` lacks; without one they are not found. */
  @IsOptional()
  @IsUrl(serviceAddress)
  picturesUrl?: string;

  /** Recordings of the podcast. */
  @IsNotEmpty()
  audioDir = '.data/audio';

  /** A PMTiles archive with the layers of `assets/map`, on another host. Without it the gateway serves its own. */
  @IsOptional()
  @IsUrl(serviceAddress)
  mapTiles?: string;

  /** Origins, separated by commas, whose video players a page may frame. */
  @Matches(/^(https:\/\/[\w.-]+(:\d+)?(,(?=.)|$))+$/, {
    message: '$property must be https addresses without a path, separated by commas',
  })
  videoPlayers = 'https://www.youtube-nocookie.com';

  /** Signs the cookies of employees. Without it there are no staff passes and no overrides. */
  @IsOptional()
  @IsSecret()
  cookieKey?: string;

  /** Verifies cookies and signs none: the next key, or the previous one until its cookies expire. */
  @IsOptional()
  @IsSecret()
  cookieKeyOther?: string;

  /** The hosts, separated by commas, from which an employee may load another build of a remote. */
  @IsString()
  overrideHosts = 'localhost,127.0.0.1';

  /** Remotes that come from development servers: `name=url`, separated by commas. */
  @IsDevRemotes()
  devRemotes = '';

  /** `off`: the browsers render all pages. */
  @IsIn(['on', 'off'])
  render: 'on' | 'off' = 'on';

  /** Milliseconds for rendering a part of a page. After that, the browser renders it. */
  @IsInteger(50)
  renderDeadline = 1_000;

  /** Milliseconds after which the begin of an unfinished page is sent. */
  @IsInteger(0)
  renderBeginAfter = 150;

  /** Threads for each remote and for the shell. One of them stays without work. */
  @IsInteger(1)
  renderWorkers = 2;

  /** MB of heap for each thread. */
  @IsInteger(32)
  renderMemory = 128;

  /** Milliseconds for which a remote that failed repeatedly is not rendered on the server. */
  @IsInteger(100)
  renderPause = 5_000;

  /** Whether browsers use HTTPS: cookies are then sent over HTTPS only. */
  get isSecure(): boolean {
    return this.publicOrigin.startsWith('https:');
  }

  /** The base address of a service. */
  urlOf(service: ServiceName): string {
    return this[`${service}Url`];
  }
}
