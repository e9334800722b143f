import { Gauge } from 'prom-client';

const away = new Gauge({
  name: 'phantom_redis_away',
  help: '1 while the Redis that several gateways share cannot be reached; 0 also where there is none',
});

/** What is told whenever Redis goes away or comes back. */
export const redisAway = (isAway: boolean): void => away.set(Number(isAway));
