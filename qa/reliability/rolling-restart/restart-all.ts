import type { Site } from '../site/site.js';

export interface Restarts {
  process: string;
  /** From SIGTERM to its end, each time, of `performance.now()`. */
  ends: { from: number; to: number }[];
}

/** Restarts every gateway and every process of a service, one after the other, again and again until it is told to stop: each once at least. */
export async function restartAll(site: Site, isOver: () => boolean): Promise<Restarts[]> {
  const names = Object.values(site.layout.processesOf).flat();
  const restarts = [...site.layout.gateways, ...names].map(({ name }): Restarts => ({
    process: name,
    ends: [],
  }));
  do {
    for (const { process, ends } of restarts) {
      if (isOver() && ends.length > 0) break;
      const from = performance.now();
      await site.end(process);
      ends.push({ from, to: performance.now() });
      await site.startProcess(process);
    }
  } while (!isOver());
  return restarts;
}
