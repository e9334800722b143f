import {
  AuditedEntity,
  type AccountRight,
  type AccountType,
  type Language,
} from '@phantom/service-kit';
import { numericColumn } from './numeric-column.js';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('account')
export class Account extends AuditedEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** In lower case, so that an address belongs to one account however it is typed. */
  @Column('text', { unique: true })
  email: string;

  @Column('text')
  name: string;

  /** argon2id, in the PHC form that carries its own parameters; null until an invitation is taken up. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  /** The address of the profile picture. */
  @Column('text', { nullable: true })
  image: string | null;

  /** Null until an employee grants a role. */
  @Column('text', { nullable: true })
  type: AccountType | null;

  /** What this employee may do beyond the others. */
  @Column('text', { array: true, default: '{}' })
  rights: AccountRight[];

  /** What the person reads, for mails: as it was at the last login. */
  @Column({ type: 'varchar', length: 2, default: 'en' })
  lang: Language;

  /** When a mailed link proved that the address is the person's own. */
  @Column('timestamptz', { name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt: Date | null;

  @Column('timestamptz', { name: 'blocked_at', nullable: true })
  blockedAt: Date | null;

  /** When a login was made or renewed last. */
  @Column('timestamptz', { name: 'last_seen_at', nullable: true })
  lastSeenAt: Date | null;

  /** Raised by the database with every change of what an access token says of the account: its type, rights, name and address. */
  @Column({
    type: 'bigint',
    name: 'permission_version',
    default: 0,
    insert: false,
    update: false,
    transformer: numericColumn,
  })
  permissionVersion: number;

  /** Its password stands in the README: never to be found in production. */
  @Column('boolean', { default: false })
  demo: boolean;
}
