import { isIP } from 'node:net';
import { createClient, type RedisClientType } from '@redis/client';

/** Milliseconds in which a connection has to be there and to be greeted. */
const PATIENCE = 3_000;

/** Milliseconds between two tries to connect, at most. */
const LONGEST_PAUSE = 2_000;

/** What may wait for Redis at once: more than it is ever sent within the seconds that it may be silent. */
const MOST_WAITING = 5_000;

/** A client that fails at once while Redis is away, and tries to reach it until it is destroyed. */
export const createRedisClient = (url: string): RedisClientType =>
  createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_WAITING,
    socket: {
      connectTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_PAUSE),
      ...serverNameOf(new URL(url)),
    },
  });

/** A server that several certificates are on has to be told which name it is called by. */
const serverNameOf = ({
  protocol,
  hostname,
}: URL): { tls: true; servername: string } | undefined =>
  protocol === 'rediss:' && isIP(hostname) === 0 && !hostname.startsWith('[')
    ? { tls: true, servername: hostname }
    : undefined;

/** Milliseconds between two questions, and how many of them may be without an answer. */
const INTERVAL = 1_000;
const UNANSWERED = 3;

/**
 * Calls back each time that Redis holds a connection and answers nothing for three seconds. The client itself tells silence only on
 * a connection to which nothing is written either.
 *
 * @returns ends it
 */
export function startHeartbeat(client: RedisClientType, onSilent: () => void): () => void {
  let unanswered = 0;
  const heard = () => {
    unanswered = 0;
  };
  client.on('ready', heard);
  const timer = setInterval(() => {
    if (!client.isReady) return;
    if (unanswered === UNANSWERED) return onSilent();
    unanswered += 1;
    client.ping().then(heard, () => undefined);
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
