import type { JWK } from 'jose';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A key pair that access tokens are signed with. It leaves this database in its public half alone. */
@Entity('signing_key')
export class SigningKey {
  /** The `kid` of the tokens it signed: the thumbprint of the public key (RFC 7638). */
  @PrimaryColumn('text')
  id: string;

  @Column('jsonb', { name: 'public_jwk' })
  publicJwk: JWK;

  /** Null once the key signs nothing any more. */
  @Column('jsonb', { name: 'private_jwk', nullable: true })
  privateJwk: JWK | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  /** Published before, so that who verifies has it by then. */
  @Column('timestamptz', { name: 'signs_from' })
  signsFrom: Date;

  /** From then on it signs nothing; published until its last token has expired. */
  @Column('timestamptz', { name: 'retired_at', nullable: true })
  retiredAt: Date | null;
}
