import { Gauge } from 'prom-client';

const open = new Gauge({
  name: 'phantom_breaker_open',
  help: '1 while a breaker is open, since too many calls failed',
  labelNames: ['kind', 'name'],
});

/** The gauge of one breaker, which is closed at first. */
export const breakerGauge = (
  kind: 'render' | 'service',
  name: string,
): ((isOpen: boolean) => void) => {
  open.set({ kind, name }, 0);
  return (isOpen) => open.set({ kind, name }, Number(isOpen));
};
