import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { EndedSessions } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { EndedSession } from './ended-session.entity.js';

/** What has been ended since one looked last. */
export interface EndsSince {
  /** When this was so, by the clock of the database: to be given as `since` the next time. */
  as_of: string;
  ended: { id: string; until: string }[];
}

/**
 * How much longer ago than `since` an end may have been, as PostgreSQL writes it: it counts from the beginning of its transaction, is
 * seen from its end, and no transaction may idle or run that long.
 */
const OVERLAP = '60 seconds';

/** Knows by the database which logins were ended, by whichever process. */
@Injectable()
export class EndedSessionService implements EndedSessions {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  has(session: string): Promise<boolean> {
    return this.sessions.existsBy({ id: session });
  }

  /** Some of them were told before. @param since all that are kept, without it */
  async since(since: string | undefined): Promise<EndsSince> {
    const [{ now }] = await this.dataSource.query<[{ now: Date }]>('SELECT now()');
    const ends = this.sessions.createQueryBuilder('session').where('until > now()');
    if (since !== undefined) {
      ends.andWhere(`ended_at >= CAST(:since AS timestamptz) - interval '${OVERLAP}'`, { since });
    }
    const list = await ends.getMany();
    const ended = list.map(({ id, until }) => ({ id, until: until.toISOString() }));
    return { as_of: now.toISOString(), ended };
  }

  /** Removes those of which nothing lasts any more. */
  async sweep(): Promise<void> {
    await this.sessions.createQueryBuilder().delete().where('until < now()').execute();
  }

  private get sessions() {
    return this.dataSource.getRepository(EndedSession);
  }
}
