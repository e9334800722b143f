import type { AccountType } from '@phantom/service-kit';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('account')
export class Account {
  @PrimaryGeneratedColumn()
  id: number;

  /** In lower case, so that an address belongs to one account however it is typed. */
  @Column('text', { unique: true })
  email: string;

  @Column('text')
  name: string;

  /** argon2id, in the PHC form that carries its own parameters. */
  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  /** The address of the profile picture. */
  @Column('text', { nullable: true })
  image: string | null;

  /** Null until an employee grants a role. */
  @Column('text', { nullable: true })
  type: AccountType | null;

  /** An employee who may grant roles to others. */
  @Column('boolean', { name: 'manages_people', default: false })
  managesPeople: boolean;

  /** Its password stands in the README: never to be found in production. */
  @Column('boolean', { default: false })
  demo: boolean;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
