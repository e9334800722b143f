import { Counter } from 'prom-client';

const answers = new Counter({
  name: 'phantom_cache_answers_total',
  help: 'What was asked of a cache: fresh and stale came from memory, loaded was made anew',
  labelNames: ['cache', 'state'],
});

/** What counts the answers of one cache. */
export const cacheCount =
  (cache: string): ((state: 'fresh' | 'stale' | 'loaded') => void) =>
  (state) =>
    answers.inc({ cache, state });
