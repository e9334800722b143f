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

/** By the triggers of `ended_session` and `account_revocation`. */
const CHANNEL = 'revocation';

const ALL = `
  SELECT revocation_of_session(ended_session) AS revocation FROM ended_session WHERE until > now()
  UNION ALL
  SELECT revocation_of_account(account_revocation) FROM account_revocation WHERE until > now()`;

/** Somebody who is sent each message; ended where no more can be sent. */
export interface RevocationReader {
  send: (message: RevocationMessage) => void;
  end: () => void;
}

/**
 * Passes on what is revoked as it is committed, by whichever process of this service: PostgreSQL notifies all of them. While the database
 * is out of reach nobody is told anything, heartbeats included.
 */
@Injectable()
export class RevocationFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RevocationFeed.name);
  private readonly list = new RevocationList();
  private readonly readers = new Set<RevocationReader>();
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
        const { rows } = await client.query<{ revocation: Revocation }>(ALL);
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
        this.lose();
      },
    });
  }

  /** Before the server closes, which would wait for the readers. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.lose();
    await this.listening;
  }

  /** Begins with the complete list. @returns the way to stop; undefined while this process does not know the list */
  join(reader: RevocationReader): (() => void) | undefined {
    if (!this.isCurrent) return undefined;
    reader.send({ complete: this.list.all() });
    this.readers.add(reader);
    return () => this.readers.delete(reader);
  }

  private send(message: RevocationMessage): void {
    for (const reader of this.readers) reader.send(message);
  }

  /** The readers may find another process that does better. */
  private lose(): void {
    this.isCurrent = false;
    for (const reader of this.readers) reader.end();
    this.readers.clear();
  }
}
