import type { Site } from '../site/site.js';

const MINUTE_MS = 60_000;

/** MiB of each process, by its name. */
export type Memory = Map<string, number>;

/** What each process holds now, every minute of the work, and at its end. */
export async function watchMemory<Result>(
  site: Site,
  work: () => Promise<Result>,
): Promise<{ result: Result; memory: Memory[] }> {
  const memory: Promise<Memory>[] = [site.memory()];
  const timer = setInterval(() => memory.push(site.memory()), MINUTE_MS);
  try {
    const result = await work();
    memory.push(site.memory());
    return { result, memory: await Promise.all(memory) };
  } finally {
    clearInterval(timer);
  }
}
