import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type RedisClientType } from '@redis/client';
import { freePort, until } from '@phantom/service-kit/testing';

export interface RedisServer {
  url: string;
  port: number;
  /** The number of subscribers of a channel. */
  listeners: (channel: string) => Promise<number>;
  stop: () => Promise<void>;
  /** On the same port, and empty. */
  startAgain: () => Promise<void>;
  /** Stops answering until it is resumed. */
  freeze: () => void;
  goOn: () => void;
}

const run = async (port: number, folder: string): Promise<ChildProcess> => {
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    { stdio: 'ignore' },
  );
  const [failure] = (await Promise.race([once(server, 'error'), once(server, 'spawn')])) as [
    Error | undefined,
  ];
  if (failure) {
    throw new Error('These tests need Redis. Run: sudo apt-get install redis-server', {
      cause: failure,
    });
  }
  return server;
};

/** A real Redis on a free port, without persistence. */
export const startRedis = async (): Promise<RedisServer> => {
  const [port, folder] = [await freePort(), await mkdtemp(path.join(tmpdir(), 'redis-'))];
  const url = `redis://127.0.0.1:${port}`;
  let server = await run(port, folder);
  const ask = async <Answer>(
    question: (client: RedisClientType) => Promise<Answer>,
  ): Promise<Answer> => {
    const client: RedisClientType = createClient({ url, socket: { reconnectStrategy: false } });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await question(client);
    } finally {
      if (client.isOpen) client.destroy();
    }
  };
  const answers = () =>
    ask((client) => client.ping()).then(
      () => true,
      () => false,
    );
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  await until(answers, Boolean);
  return {
    url,
    port,
    listeners: (channel) =>
      ask(async (client) => Number((await client.pubSubNumSub(channel))[channel])),
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
    startAgain: async () => {
      server = await run(port, tmpdir());
      await until(answers, Boolean);
    },
    freeze: () => server.kill('SIGSTOP'),
    goOn: () => server.kill('SIGCONT'),
  };
};
