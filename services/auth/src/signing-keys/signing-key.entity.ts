import type { JWK } from 'jose';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A key pair that signs access tokens. Only the public key leaves this database. */
@Entity('signing_key')
export class SigningKey {
  /** The thumbprint of the public key (RFC 7638), which is the `kid` of the tokens. */
  @PrimaryColumn('text')
  id: string;

  @Column('jsonb', { name: 'public_jwk' })
  publicJwk: JWK;

  /** Null after the key is retired. */
  @Column('jsonb', { name: 'private_jwk', nullable: true })
  privateJwk: JWK | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  /** The key is published earlier, so that all verifiers know it when it starts to sign. */
  @Column('timestamptz', { name: 'signs_from' })
  signsFrom: Date;

  /** From then on the key does not sign. It stays published until its last token has expired. */
  @Column('timestamptz', { name: 'retired_at', nullable: true })
  retiredAt: Date | null;
}
