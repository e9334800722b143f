import type { Fault } from './fault.js';

/** What can become of what the gateways share, and of one of them. */
export const sharedFaults: Fault[] = [
  {
    name: 'redis-killed',
    title: 'Redis killed',
    affects: [],
    begin: (site) => site.kill('redis'),
    end: (site) => site.startProcess('redis'),
  },
  {
    name: 'redis-frozen',
    title: 'Redis frozen',
    affects: [],
    begin: (site) => site.freeze('redis'),
    end: (site) => site.thaw('redis'),
  },
  {
    name: 'gateway-killed',
    title: 'one of two gateways killed',
    affects: [],
    begin: (site) => site.kill('gateway-1'),
    end: (site) => site.startProcess('gateway-1'),
  },
];
