import { percentile } from '../../bench/report/statistics.js';
import type { Sample } from './open-load.js';

export interface Summary {
  served: number;
  shed: number;
  failed: number;
  /** Times of the served requests in milliseconds; undefined when none was served. */
  p50: number;
  p99: number;
  /** Times of the shed requests, in milliseconds. */
  shedP99: number;
  /** How often each other result occurred: `502 × 3`. */
  signs: string;
}

export function summaryOf(samples: readonly Sample[]): Summary {
  const by = (outcome: Sample['outcome']) => samples.filter((one) => one.outcome === outcome);
  const [served, shed, failed] = [by('served'), by('shed'), by('failed')];
  return {
    served: served.length,
    shed: shed.length,
    failed: failed.length,
    p50: tookBy(served, 0.5),
    p99: tookBy(served, 0.99),
    shedP99: tookBy(shed, 0.99),
    signs: counted(failed.map(({ title, sign }) => `${title} ${sign}`)),
  };
}

const tookBy = (samples: readonly Sample[], share: number): number =>
  samples.length === 0
    ? NaN
    : percentile(
        samples.map(({ took }) => took),
        share,
      );

function counted(signs: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts].map(([sign, count]) => `${sign} × ${count}`).join(', ');
}

/** `visitor: search` and so on, in the order of their first occurrence. */
export function byCall(samples: readonly Sample[]): Map<string, Sample[]> {
  const calls = new Map<string, Sample[]>();
  for (const sample of samples) {
    const title = `${sample.who}: ${sample.title}`;
    const own = calls.get(title);
    if (own) own.push(sample);
    else calls.set(title, [sample]);
  }
  return calls;
}
