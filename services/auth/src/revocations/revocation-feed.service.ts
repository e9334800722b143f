import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  DatabaseFeed,
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

/** Pushes each revocation to gateways and services when it is committed. */
@Injectable()
export class RevocationFeed
  extends DatabaseFeed<RevocationMessage>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  constructor({ databaseUrl }: AuthConfig) {
    const list = new RevocationList();
    super({
      databaseUrl,
      channel: CHANNEL,
      name: 'revocation feed',
      load: async (client) => {
        const { rows } = await client.query<{ revocation: Revocation }>(ALL_REVOCATIONS_SQL);
        list.replace(rows.map(({ revocation }) => revocation));
      },
      state: () => ({ complete: list.all() }),
      onNotification: (payload) => {
        const revoked = [JSON.parse(payload) as Revocation];
        list.add(revoked);
        return { revoked };
      },
    });
  }

  onApplicationBootstrap(): void {
    this.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }
}
