import type { Site } from '../site/site.js';

/** Milliseconds between two looks: what is collected comes and goes, and one look shows either. */
const INTERVAL = 5_000;

/** MiB of each process, by its name. */
export type Memory = Map<string, number>;

/** What each process holds now, every few seconds of the work, and at its end. */
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
