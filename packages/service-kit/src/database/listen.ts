import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds that the database may take to connect, and to answer a statement. */
const CONNECT_TIMEOUT = 2_000;
const QUERY_TIMEOUT = 2_000;

/** Milliseconds before a lost connection is replaced. */
const RECONNECT_DELAY = 250;

export interface ListenOptions {
  /** `postgres://role:password@host:port/database` */
  url: string;
  /** The channel of LISTEN. */
  channel: string;
  /** Milliseconds between two heartbeats. */
  interval: number;
  /** Ends it. */
  signal: AbortSignal;
  /** Called on each connection after LISTEN: reads from now on and notifications leave no gap. */
  onListening: (client: pg.Client) => Promise<void>;
  onNotification: (payload: string) => void;
  /** Called at each interval: every notification committed before it was received. */
  onHeartbeat: () => void;
  /** Called for each lost or failed connection. */
  onLost: (error: unknown) => void;
}

/** Listens to one channel on its own connection, and reconnects after a loss. Resolves when the signal aborts. */
export async function listenToDatabase(options: ListenOptions): Promise<void> {
  const { signal, onLost } = options;
  while (!signal.aborted) {
    try {
      await listenOnce(options);
    } catch (error) {
      if (!signal.aborted) onLost(error);
    }
    await pause(RECONNECT_DELAY, signal);
  }
}

async function listenOnce(options: ListenOptions): Promise<void> {
  const { url, channel, interval, signal, onListening, onNotification, onHeartbeat } = options;
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
  });
  let lost: unknown;
  client.on('error', (error) => (lost = error));
  client.on('notification', ({ payload }) => onNotification(payload ?? ''));
  try {
    await client.connect();
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    await onListening(client);
    while (!signal.aborted) {
      // The server sends the notifications of a session before the end of its next statement.
      await client.query('SELECT 1');
      if (lost) throw lost;
      onHeartbeat();
      await pause(interval, signal);
    }
  } finally {
    // A server that is frozen answers no goodbye.
    await Promise.race([client.end().catch(() => undefined), pause(QUERY_TIMEOUT, signal)]);
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<unknown> =>
  delay(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
