import { Gauge } from 'prom-client';

const open = new Gauge({
  name: 'phantom_breaker_open',
  help: '1 while what failed too often is not tried any more',
  labelNames: ['kind', 'name'],
});

/**
 * What is told whenever a breaker opens or closes; it counts as closed until then.
 *
 * @param kind `render` for a version of a remote, `service` for a service
 */
export const breakerGauge = (
  kind: 'render' | 'service',
  name: string,
): ((isOpen: boolean) => void) => {
  open.set({ kind, name }, 0);
  return (isOpen) => open.set({ kind, name }, Number(isOpen));
};
