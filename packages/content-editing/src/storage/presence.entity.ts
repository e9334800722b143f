import { PersonName } from '@phantom/personal-data';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Who has an entry open. A row that was not renewed for half a minute counts no more. */
@Entity('content_presence')
@Unique(['entryId', 'accountId'])
export class ContentPresence {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'entry_id', type: 'integer' })
  entryId: number;

  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @PersonName('accountId')
  @Column({ name: 'account_name', type: 'varchar', length: 120 })
  accountName: string;

  @Column({ name: 'seen_at', type: 'timestamptz' })
  seenAt: Date;
}
