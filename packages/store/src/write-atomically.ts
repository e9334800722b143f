import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

/** A reader sees the old content or the new one, also after a crash in between. The folder has to be there. */
export const writeAtomically = async (file: string, content: string | Buffer): Promise<void> => {
  const temporary = `${file}.${randomUUID()}`;
  try {
    const handle = await open(temporary, 'w');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};
