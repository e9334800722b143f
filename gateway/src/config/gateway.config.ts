import { IsSecret, ProcessConfig } from '@phantom/service-kit';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Min,
} from 'class-validator';
import type { ServiceName } from './services.js';
import { IsDevRemotes } from './dev-remotes.js';
import { IsTrustedProxies } from './trusted-proxies.js';

const serviceAddress = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

/** The gateway's environment: `PICTURES_DIR` is `picturesDir`, and so on. */
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

  /** Milliseconds from the end of a request to the head of its answer, whatever is tried meanwhile. */
  @Type(() => Number)
  @IsInt()
  @Min(100)
  upstreamTimeout = 10_000;

  /** Milliseconds for which a service that failed repeatedly is left alone. */
  @Type(() => Number)
  @IsInt()
  @Min(100)
  breakerPause = 2_000;

  /** Requests that may be under way at once; more are turned away. */
  @Type(() => Number)
  @IsInt()
  @Min(4)
  maxInFlight = 1_024;

  /** Requests that may wait for an answer at once however slow all is; more only where they do not make each other slow. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  minInFlight = 8;

  /** Milliseconds by which half of all turns of the event loop may be late; beyond, requests are turned away. */
  @Type(() => Number)
  @IsInt()
  @Min(10)
  maxLag = 300;

  /** Milliseconds in which a client has to send at least 4 KiB of a body. */
  @Type(() => Number)
  @IsInt()
  @Min(100)
  bodyWindow = 10_000;

  /** MiB of memory for answers to public reads; 0 keeps none. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  apiCacheSize = 64;

  /** Proxies before the gateway, whose `X-Forwarded-For` is believed: addresses and networks separated by commas. */
  @IsTrustedProxies()
  trustedProxies = '';

  /** Forms that one address may send in within `formLimitWindow` seconds. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  formLimit = 20;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  formLimitWindow = 600;

  /** Public reads and pages that one address may ask for within a minute, beside what is kept. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readLimit = 3_000;

  /** Where gateways of one site know together what they count and drop: `redis://…` or, over TLS, `rediss://…`. */
  @IsOptional()
  @IsUrl({ protocols: ['redis', 'rediss'], require_protocol: true, require_tld: false })
  redisUrl?: string;

  /** The registry and the bundles that it names: a folder, or `s3://bucket/prefix?region=…&endpoint=…`. */
  @IsString()
  @IsNotEmpty()
  store = '.data/store';

  /** The folder for copies of the bundles that a bucket has. */
  @IsString()
  @IsNotEmpty()
  storeMirror = '.data/store-mirror';

  /** The folder with the public keys of the teams, `<remote>.pem`; without one unsigned entries count as well. */
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  registryKeys?: string;

  @IsString()
  @IsNotEmpty()
  picturesDir = '.data/pictures';

  /** Recordings of the podcast. */
  @IsString()
  @IsNotEmpty()
  audioDir = '.data/audio';

  /** Sites whose video players a page may frame, once a visitor has pressed play: origins separated by commas. */
  @Matches(/^(https:\/\/[\w.-]+(:\d+)?(,(?=.)|$))+$/, {
    message: '$property must be https addresses without a path, separated by commas',
  })
  videoPlayers = 'https://www.youtube-nocookie.com';

  /** With what the cookies of employees are signed; without it nobody is known as one, and there are no overrides. */
  @IsOptional()
  @IsSecret()
  cookieKey?: string;

  /** A second key by which such cookies count, and none is signed: the next one, or the last while its cookies last. */
  @IsOptional()
  @IsSecret()
  cookieKeyOther?: string;

  /** The hosts, separated by commas, from which an employee may load another build of a remote. */
  @IsString()
  overrideHosts = 'localhost,127.0.0.1';

  /** Remotes that come from development servers: `name=url`, separated by commas. */
  @IsDevRemotes()
  devRemotes = '';

  /** `off` leaves all pages to the browsers. */
  @IsIn(['on', 'off'])
  render: 'on' | 'off' = 'on';

  /** Milliseconds that a part of a page may take; then it is left to the browser. */
  @Type(() => Number)
  @IsInt()
  @Min(50)
  renderDeadline = 1_000;

  /** Milliseconds after which a page that is not ready is begun with what is known of it. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  renderBeginAfter = 150;

  /** Threads for each remote and for the shell, of which one stays. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  renderWorkers = 2;

  /** MB that the heap of such a thread may hold. */
  @Type(() => Number)
  @IsInt()
  @Min(32)
  renderMemory = 128;

  /** Milliseconds for which a remote that failed repeatedly is left to the browsers. */
  @Type(() => Number)
  @IsInt()
  @Min(100)
  renderPause = 5_000;

  /** Whether browsers come by https, and may keep cookies from any other way. */
  get isSecure(): boolean {
    return this.publicOrigin.startsWith('https:');
  }

  /** The base address of a service. */
  urlOf(service: ServiceName): string {
    const urls: Record<ServiceName, string> = {
      auth: this.authUrl,
      content: this.contentUrl,
      listings: this.listingsUrl,
      properties: this.propertiesUrl,
    };
    return urls[service];
  }
}
