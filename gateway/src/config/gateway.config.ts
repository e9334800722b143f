import { ProcessConfig } from '@phantom/service-kit';
import { Type } from 'class-transformer';
import { IsInt, IsNotEmpty, IsString, IsUrl, Min } from 'class-validator';
import type { ServiceName } from '../api/api-route.js';
import { IsDevRemotes } from './dev-remotes.js';

const serviceAddress = { protocols: ['http'], require_protocol: true, require_tld: false };

/** The gateway's environment: `STORE_DIR` is `storeDir`, and so on. */
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

  /** Milliseconds from the end of a call to the head of its answer. */
  @Type(() => Number)
  @IsInt()
  @Min(100)
  upstreamTimeout = 10_000;

  /** The registry and the bundles that it names. */
  @IsString()
  @IsNotEmpty()
  storeDir = '.data/store';

  @IsString()
  @IsNotEmpty()
  picturesDir = '.data/pictures';

  /** Remotes that come from development servers: `name=url`, separated by commas. */
  @IsDevRemotes()
  devRemotes = '';

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
