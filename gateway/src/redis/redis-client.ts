import { isIP } from 'node:net';
import { createClient, type RedisClientType } from '@redis/client';

/** Milliseconds for connecting, and for each response. */
const TIMEOUT = 3_000;

/** Milliseconds between two attempts to connect, at most. */
const MAX_RECONNECT_DELAY = 2_000;

/** Commands that may wait for Redis: more than the gateway sends within `TIMEOUT`. */
const MAX_QUEUE_LENGTH = 5_000;

/** The client fails at once while Redis is unavailable, and reconnects until it is destroyed. */
export const createRedisClient = (url: string): RedisClientType =>
  createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_QUEUE_LENGTH,
    socket: {
      connectTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, MAX_RECONNECT_DELAY),
      ...serverNameOf(new URL(url)),
    },
  });

/** A server with several certificates chooses one by the name in the TLS handshake (SNI). */
const serverNameOf = ({
  protocol,
  hostname,
}: URL): { tls: true; servername: string } | undefined =>
  protocol === 'rediss:' && isIP(hostname) === 0 && !hostname.startsWith('[')
    ? { tls: true, servername: hostname }
    : undefined;

/** Milliseconds between two pings, and how many of them may be unanswered. */
const PING_INTERVAL = 1_000;
const MAX_UNANSWERED = 3;

/**
 * Calls back when Redis keeps the connection open and does not answer for three seconds. The client itself notices that
 * only on a connection to which it writes nothing.
 *
 * @returns stops it
 */
export function startHeartbeat(client: RedisClientType, onSilent: () => void): () => void {
  let unanswered = 0;
  const reset = () => {
    unanswered = 0;
  };
  client.on('ready', reset);
  const timer = setInterval(() => {
    if (!client.isReady) return;
    if (unanswered === MAX_UNANSWERED) return onSilent();
    unanswered += 1;
    client.ping().then(reset, () => undefined);
  }, PING_INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
