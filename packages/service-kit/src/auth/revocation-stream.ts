import { setTimeout as delay } from 'node:timers/promises';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Gauge } from 'prom-client';
import { ProcessConfig } from '../config/process-config.js';
import { ServiceUnavailableError } from '../errors/errors.js';
import { StreamReader } from '../stream/stream-reader.js';
import { RevocationList } from './revocation-list.js';
import {
  REVOCATION_STREAM_PATH,
  type RevocableToken,
  type RevocationMessage,
  type RevocationReason,
  Revocations,
} from './revocation.js';

let ageOfList = (): number => -1;

new Gauge({
  name: 'phantom_revocation_list_age_seconds',
  help: 'Time since the auth service last confirmed that the list of revoked tokens is complete; -1 before the first list',
  collect() {
    this.set(ageOfList());
  },
});

/** The auth service's revocation list. While the stream is down the last list counts, at most for REVOCATION_MAX_STALENESS. */
@Injectable()
export class RevocationStream
  extends Revocations
  implements OnApplicationBootstrap, OnApplicationShutdown
{
  readonly list = new RevocationList();
  private tellFirstList: () => void = () => undefined;
  private readonly firstList = new Promise<void>((resolve) => (this.tellFirstList = resolve));
  private readonly reader = new StreamReader<RevocationMessage>({
    sender: 'the auth service',
    content: 'revocations',
    onMessage: ({ complete, revoked }) => {
      if (complete) this.list.replace(complete);
      if (revoked) this.list.add(revoked);
      this.tellFirstList();
    },
  });

  private readonly url?: URL;

  constructor(private readonly config: ProcessConfig) {
    super();
    this.url = streamUrl(config);
  }

  onApplicationBootstrap(): void {
    if (!this.url) return this.tellFirstList();
    ageOfList = () => (this.reader.age ?? -1000) / 1000;
    void this.reader.follow(this.url);
  }

  onApplicationShutdown(): void {
    this.reader.stop();
  }

  override async untilKnown(patience: number): Promise<void> {
    const waiting = new AbortController();
    // Keeps a process alive that does not listen yet.
    const timeout = delay(patience, undefined, { signal: waiting.signal });
    await Promise.race([this.firstList, timeout]);
    timeout.catch(() => undefined);
    waiting.abort();
  }

  /** @throws ServiceUnavailableError where the list is missing or too old */
  override reasonFor(token: RevocableToken): RevocationReason | undefined {
    const reason = this.list.reasonFor(token);
    if (reason === undefined && this.isStale()) {
      throw new ServiceUnavailableError('the list of revoked tokens is missing or too old');
    }
    return reason;
  }

  private isStale(): boolean {
    if (this.url === undefined) return false;
    return (this.reader.age ?? Infinity) > this.config.revocationMaxStaleness;
  }
}

/** @returns undefined where the keys are given as a data URL, as in tests without an auth service: the configuration accepts none */
function streamUrl({ revocationsUrl, jwksUrl }: ProcessConfig): URL | undefined {
  if (revocationsUrl !== undefined) return new URL(revocationsUrl);
  return jwksUrl.startsWith('data:') ? undefined : new URL(REVOCATION_STREAM_PATH, jwksUrl);
}
