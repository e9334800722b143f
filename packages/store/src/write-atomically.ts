import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

/** A reader sees the old text or the new one, also after a crash in between. */
export const writeAtomically = async (file: string, text: string): Promise<void> => {
  const temporary = `${file}.${randomUUID()}`;
  try {
    const handle = await open(temporary, 'w');
    try {
      await handle.writeFile(text);
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
