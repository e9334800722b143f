import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { listenToDatabase } from '../database/listen.js';
import { ServiceUnavailableError } from '../errors/errors.js';
import { HEARTBEAT_INTERVAL } from './stream-reader.js';

/** Bytes that a subscriber may leave unread. A subscriber that exceeds them is disconnected. */
const MAX_UNREAD_BYTES = 16 * 1024 * 1024;

interface DatabaseFeedOptions<Message> {
  /** `postgres://role:password@host:port/database` */
  databaseUrl: string;
  /** The triggers of the tables notify it. */
  channel: string;
  /** For the log: `revocation feed`. */
  name: string;
  /** Reads the current state, on each new connection to the database. */
  load: (client: pg.Client) => Promise<void>;
  /** The current state, which each subscriber gets first. */
  state: () => Message;
  /** The message about one notification, which changes the state. */
  onNotification: (payload: string) => Message;
}

interface Subscriber {
  send: (message: object) => void;
  /** Called when the feed cannot send any more. */
  end: () => void;
}

/**
 * Pushes each notification of the database to the subscribers when it is committed, by any process of the service:
 * PostgreSQL notifies all of them. While the database is unreachable the feed sends nothing, not even heartbeats.
 */
export class DatabaseFeed<Message extends object> {
  private readonly logger = new Logger(DatabaseFeed.name);
  private readonly subscribers = new Set<Subscriber>();
  private readonly stopping = new AbortController();
  private listening: Promise<void> = Promise.resolve();
  private isCurrent = false;

  constructor(private readonly options: DatabaseFeedOptions<Message>) {}

  start(): void {
    const { databaseUrl, channel, name, load, state, onNotification } = this.options;
    this.listening = listenToDatabase({
      url: databaseUrl,
      channel,
      interval: HEARTBEAT_INTERVAL,
      signal: this.stopping.signal,
      onListening: async (client) => {
        await load(client);
        this.isCurrent = true;
        this.send(state());
      },
      onNotification: (payload) => this.send(onNotification(payload)),
      onHeartbeat: () => this.send({}),
      onLost: (error) => {
        if (this.isCurrent) this.logger.warn({ msg: `the ${name} lost its database`, err: error });
        this.disconnectAll();
      },
    });
  }

  /** Ends the streams. Call it before the server closes, because the server would wait for them. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.disconnectAll();
    await this.listening;
  }

  /** Answers a request with the stream. @throws ServiceUnavailableError while this process does not know the state */
  answer({ raw: request }: FastifyRequest, reply: FastifyReply): void {
    if (!this.isCurrent) throw new ServiceUnavailableError(`the ${this.options.name} is late`, 1);
    const { raw: response } = reply;
    const subscriber: Subscriber = {
      send: (message) => {
        if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
        else response.write(`${JSON.stringify(message)}\n`);
      },
      end: () => void response.end(),
    };
    reply.hijack();
    response.writeHead(200, {
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      // Tells proxies not to buffer the stream.
      'x-accel-buffering': 'no',
    });
    request.socket.setNoDelay(true);
    response.once('close', () => this.subscribers.delete(subscriber));
    subscriber.send(this.options.state());
    this.subscribers.add(subscriber);
  }

  private send(message: object): void {
    for (const subscriber of this.subscribers) subscriber.send(message);
  }

  /** The subscribers reconnect, possibly to a process that reaches the database. */
  private disconnectAll(): void {
    this.isCurrent = false;
    for (const subscriber of this.subscribers) subscriber.end();
    this.subscribers.clear();
  }
}
