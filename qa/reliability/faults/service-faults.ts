import { type Fault, SERVICES } from './fault.js';
import type { ServiceName } from '../../../tools/stack/services.js';
import type { Site } from '../site/site.js';

const SLOW_MS = 5_000;

/** Faults of a complete service, and of one of its two processes. */
const faultsOf = (service: ServiceName): Fault[] => {
  let one = '';
  const choose = (site: Site) => (one = site.addresses[service].busiest);
  return [
    {
      name: `${service}-killed`,
      title: `${service} killed`,
      affects: [service],
      begin: (site) => all(site, service, (name) => site.kill(name)),
      end: (site) => all(site, service, (name) => site.startProcess(name)),
    },
    {
      name: `${service}-frozen`,
      title: `${service} frozen`,
      affects: [service],
      begin: (site) => all(site, service, (name) => site.freeze(name)),
      end: (site) => all(site, service, (name) => site.thaw(name)),
    },
    {
      name: `${service}-slow`,
      title: `${service} slow by 5 s`,
      affects: [service],
      begin: (site) => site.addresses[service].setNetworkFault({ kind: 'slow', ms: SLOW_MS }),
      end: (site) => site.addresses[service].setNetworkFault(),
    },
    {
      name: `${service}-garbage`,
      title: `${service} returns invalid data`,
      affects: [service],
      begin: (site) => site.addresses[service].setNetworkFault({ kind: 'garbage' }),
      end: (site) => site.addresses[service].setNetworkFault(),
    },
    {
      name: `${service}-one-killed`,
      title: `one of two ${service} killed`,
      affects: [],
      begin: (site) => site.kill(choose(site)),
      end: (site) => site.startProcess(one),
    },
    {
      name: `${service}-one-frozen`,
      title: `one of two ${service} frozen`,
      // Until the cluster detects it, half of the requests go there.
      affects: [service],
      begin: (site) => site.freeze(choose(site)),
      end: (site) => site.thaw(one),
    },
  ];
};

export const serviceFaults: Fault[] = SERVICES.flatMap(faultsOf);

async function all(
  site: Site,
  service: ServiceName,
  act: (name: string) => void | Promise<void>,
): Promise<void> {
  await Promise.all(site.processesOf(service).map(act));
}
