import {
  AuditedEntity,
  type AccountRight,
  type AccountType,
  type Language,
} from '@phantom/service-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { bigintColumn } from '../common/bigint-column.js';

@Entity('account')
export class Account extends AuditedEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Lower case, so that an address belongs to one account in every spelling. */
  @Column('text', { unique: true })
  email: string;

  @Column('text')
  name: string;

  /** argon2id in the PHC string format. Null until an invited person sets the first password. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  @Column('text', { nullable: true })
  image: string | null;

  /** Null until an employee grants a role. */
  @Column('text', { nullable: true })
  type: AccountType | null;

  /** The additional rights of an employee. */
  @Column('text', { array: true, default: '{}' })
  rights: AccountRight[];

  /** The language of the last login. Mails use it. */
  @Column({ type: 'varchar', length: 2, default: 'en' })
  lang: Language;

  /** When the person opened a mailed link, which proves that the address is theirs. */
  @Column('timestamptz', { name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt: Date | null;

  @Column('timestamptz', { name: 'blocked_at', nullable: true })
  blockedAt: Date | null;

  /** The time of the last login or token refresh. */
  @Column('timestamptz', { name: 'last_seen_at', nullable: true })
  lastSeenAt: Date | null;

  /** A trigger raises it when a claim of the access token changes: type, rights, name or address. */
  @Column({
    type: 'bigint',
    name: 'permission_version',
    default: 0,
    insert: false,
    update: false,
    transformer: bigintColumn,
  })
  permissionVersion: number;

  /** Demo accounts have a public password, so production refuses them. */
  @Column('boolean', { default: false })
  demo: boolean;
}
