import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { RevokedSession } from './revoked-session.entity.js';

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

/** What gateways of the release before ask for. To be removed with the release after this one. */
@Injectable()
export class EndedSessions {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Some of them were told before. @param since all that are kept, without it */
  async since(since: string | undefined): Promise<EndsSince> {
    const [{ now }] = await this.dataSource.query<[{ now: Date }]>('SELECT now()');
    const sessions = this.dataSource.getRepository(RevokedSession);
    const ends = sessions.createQueryBuilder('session').where('until > now()');
    if (since !== undefined) {
      ends.andWhere(`ended_at >= CAST(:since AS timestamptz) - interval '${OVERLAP}'`, { since });
    }
    const list = await ends.getMany();
    const ended = list.map(({ id, until }) => ({ id, until: until.toISOString() }));
    return { as_of: now.toISOString(), ended };
  }
}
