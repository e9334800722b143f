const started = Date.now();
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

export const say = (line: string): void => console.log(line);

/** Runs one step of the start, telling what is awaited and how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  say(`• ${title}…`);
  // A step that takes long says so again, so that nobody takes it for hung.
  const reminder = setInterval(() => say(`  still: ${title} (${seconds(began)})`), 15_000);
  try {
    const result = await work();
    say(`✓ ${title} (${seconds(began)})`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}

export const elapsed = (): string => seconds(started);
