import type { Site } from '../site/site.js';

/** Milliseconds between two samples: garbage collection makes single samples vary. */
const INTERVAL = 5_000;

/** MiB of each process, by its name. */
export type Memory = Map<string, number>;

/** Samples the memory of each process every few seconds during the work, and at its end. */
export async function watchMemory<Result>(
  site: Site,
  work: () => Promise<Result>,
): Promise<{ result: Result; memory: Memory[] }> {
  const memory: Promise<Memory>[] = [site.memory()];
  const timer = setInterval(() => memory.push(site.memory()), INTERVAL);
  try {
    const result = await work();
    memory.push(site.memory());
    return { result, memory: await Promise.all(memory) };
  } finally {
    clearInterval(timer);
  }
}
