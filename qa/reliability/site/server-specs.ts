import { join } from 'node:path';
import type { ProcessSpec } from '../../../tools/stack/processes.js';
import { repositoryRoot } from '../../../tools/stack/repository.js';
import type { ServiceName } from '../../../tools/stack/services.js';
import type { Bucket } from './bucket.js';
import { gatewayProcessEnvironment, serviceProcessEnvironment } from './server-environment.js';
import type { ServerPlace, SiteLayout } from './site-layout.js';
import type { SiteOptions } from './site-options.js';

/** A process of the product. */
export interface ServerSpec extends ProcessSpec {
  port: number;
  /** At whose address it is reached, with others like it. */
  memberOf: ServiceName | 'gateway';
}

/** All gateways and processes of services, as they are started. */
export function serverSpecs(
  layout: SiteLayout,
  options: SiteOptions,
  bucket?: Bucket,
): ServerSpec[] {
  const services = layout.services.flatMap((service) =>
    layout.processesOf[service.name].map((place) => ({
      ...server(place, service.folder),
      memberOf: service.name,
      env: serviceProcessEnvironment(service, place, layout, options, bucket),
    })),
  );
  const gateways = layout.gateways.map((place) => ({
    ...server(place, join(repositoryRoot, 'gateway')),
    memberOf: 'gateway' as const,
    env: gatewayProcessEnvironment(place, layout, options, bucket),
  }));
  return [...services, ...gateways];
}

const server = (place: ServerPlace, cwd: string) => ({
  ...place,
  command: process.execPath,
  args: ['dist/main.js'],
  cwd,
});
