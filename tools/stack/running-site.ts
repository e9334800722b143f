import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a data folder says of the site that runs in it. */
export interface RunningSite {
  origin: string;
  /** The process of `npm start`. */
  pid: number;
}

const fileIn = (dataDir: string): string => join(dataDir, 'running-site.json');

/** Lets commands of other processes find the site. */
export const writeRunningSite = (dataDir: string, site: RunningSite): Promise<void> =>
  writeFile(fileIn(dataDir), `${JSON.stringify(site)}\n`);

export const removeRunningSite = (dataDir: string): Promise<void> =>
  rm(fileIn(dataDir), { force: true });

/** The site that runs in a data folder; undefined where none does, also after one that was killed. */
export function readRunningSite(dataDir: string): RunningSite | undefined {
  try {
    const site = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as RunningSite;
    return isAlive(site.pid) ? site : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
