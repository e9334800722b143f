import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StackFailure } from './failure.js';

/** What a first start writes (cluster, pictures, store), in bytes, with room to work. */
const neededBytes = 600 * 1024 * 1024;

/** Creates the data folder and the one of the logs; refuses early where it cannot be written or would fill the disk. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await access(dataDir, constants.W_OK);
  await mkdir(join(dataDir, 'logs'), { recursive: true });
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize > neededBytes) return;
  const free = Math.round((bavail * bsize) / 1024 / 1024);
  throw new StackFailure(
    `Only ${free} MB free on the disk of ${dataDir}, 600 MB are needed: free some space.`,
  );
}
