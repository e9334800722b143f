import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  HEARTBEAT_INTERVAL,
  listenToDatabase,
  RevocationList,
  type Revocation,
  type RevocationMessage,
} from '@phantom/service-kit';
import { AuthConfig } from '../config/auth.config.js';

/** The triggers of `ended_session` and `account_revocation` notify this channel. */
const CHANNEL = 'revocation';

const ALL_REVOCATIONS_SQL = `
  SELECT revocation_of_session(ended_session) AS revocation FROM ended_session WHERE until > now()
  UNION ALL
  SELECT revocation_of_account(account_revocation) FROM account_revocation WHERE until > now()`;

export interface RevocationSubscriber {
  send: (message: RevocationMessage) => void;
  /** Called when the feed cannot send any more. */
  end: () => void;
}

/**
 * Pushes each revocation to the subscribers when it is committed, by any process of this service: PostgreSQL notifies all of
 * them. While the database is unreachable the feed sends nothing, not even heartbeats.
 */
@Injectable()
export class RevocationFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RevocationFeed.name);
  private readonly list = new RevocationList();
  private readonly subscribers = new Set<RevocationSubscriber>();
  private readonly stopping = new AbortController();
  private listening: Promise<void> = Promise.resolve();
  private isCurrent = false;

  constructor(private readonly config: AuthConfig) {}

  onApplicationBootstrap(): void {
    this.listening = listenToDatabase({
      url: this.config.databaseUrl,
      channel: CHANNEL,
      interval: HEARTBEAT_INTERVAL,
      signal: this.stopping.signal,
      onListening: async (client) => {
        const { rows } = await client.query<{ revocation: Revocation }>(ALL_REVOCATIONS_SQL);
        this.list.replace(rows.map(({ revocation }) => revocation));
        this.isCurrent = true;
        this.send({ complete: this.list.all() });
      },
      onNotification: (payload) => {
        const revoked = [JSON.parse(payload) as Revocation];
        this.list.add(revoked);
        this.send({ revoked });
      },
      onHeartbeat: () => this.send({}),
      onLost: (error) => {
        if (this.isCurrent)
          this.logger.warn({ msg: 'the revocation feed lost its database', err: error });
        this.disconnectAll();
      },
    });
  }

  /** Ends the streams before the server closes, because the server would wait for them. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.disconnectAll();
    await this.listening;
  }

  /** @returns a function that unsubscribes; undefined while this process does not know the list */
  subscribe(subscriber: RevocationSubscriber): (() => void) | undefined {
    if (!this.isCurrent) return undefined;
    subscriber.send({ complete: this.list.all() });
    this.subscribers.add(subscriber);
    return () => this.subscribers.delete(subscriber);
  }

  private send(message: RevocationMessage): void {
    for (const subscriber of this.subscribers) subscriber.send(message);
  }

  /** The subscribers reconnect, possibly to a process that reaches the database. */
  private disconnectAll(): void {
    this.isCurrent = false;
    for (const subscriber of this.subscribers) subscriber.end();
    this.subscribers.clear();
  }
}
