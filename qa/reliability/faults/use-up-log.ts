import { asOwner } from '../site/databases.js';

/** Each begins another part of the log; far more than there can be on a small disk. */
const PARTS = 100;

/** Writes to the write-ahead log until there is no room for another part of it, which ends the server. */
export async function useUpLog(port: number): Promise<void> {
  try {
    await asOwner(port, 'postgres', async (client) => {
      for (let part = 0; part < PARTS; part += 1) {
        await client.query("SELECT pg_logical_emit_message(false, 'full', 'x'), pg_switch_wal()");
      }
    });
  } catch (error) {
    // What a server says that goes on is another thing.
    if ((error as { severity?: string }).severity === 'ERROR') throw error;
    return;
  }
  throw new Error('The log has room for more than the disk has');
}
