import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A login that was ended, for as long as something that came of it may have time left. */
@Entity('ended_session')
export class EndedSession {
  /** Of the family of its refresh tokens, and the `sid` of its access tokens. */
  @PrimaryColumn('uuid')
  id: string;

  @Index('ended_session_ended')
  @Column('timestamptz', { name: 'ended_at', default: () => 'now()' })
  endedAt: Date;

  @Index('ended_session_until')
  @Column('timestamptz')
  until: Date;
}
