import type { RedisClientType } from '@redis/client';

/** Milliseconds between two questions, and how many of them may be without an answer. */
const INTERVAL = 1_000;
const UNANSWERED = 3;

/**
 * Calls back each time that Redis holds a connection and answers nothing for three seconds. The client itself tells silence only on
 * a connection to which nothing is written either.
 *
 * @returns ends it
 */
export function watchForSilence(client: RedisClientType, onSilent: () => void): () => void {
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
