import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ConflictError, UnprocessableError } from '@phantom/service-kit';
import {
  Column,
  CreateDateColumn,
  DataSource,
  Entity,
  type EntityManager,
  LessThan,
  PrimaryColumn,
} from 'typeorm';
import { FORM_MESSAGES } from './messages.js';

/** A request that was done, and its response: the same key does not repeat it. */
@Entity('idempotency_key')
export class IdempotencyKey {
  /** The call: keys of different calls are independent. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  scope: string;

  @PrimaryColumn({ type: 'uuid' })
  key: string;

  /** SHA-256 of the request. */
  @Column({ type: 'bytea' })
  fingerprint: Buffer;

  /** Null only within the transaction that does the request. */
  @Column({ type: 'jsonb', nullable: true })
  answer: object | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** SHA-256 of a flat form, whatever the order of its fields. */
export function fingerprintOf(form: object): Buffer {
  const fields = Object.entries(form)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest();
}

/** Milliseconds for which a key is stored. */
const LIFETIME = 7 * 24 * 3_600_000;

/** A request to be done once. */
export interface KeyedRequest {
  scope: string;
  /** A UUID; without one every request is a new one. */
  key: string | undefined;
  /** Distinguishes a repetition from another request with the same key. */
  fingerprint: Buffer;
}

/**
 * Does a request once (https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/). Only successful requests are stored:
 * a refused form is corrected and sent with the same key.
 */
@Injectable()
export class Idempotency {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * @param work does the request with this connection
   * @returns the result of `work`, now or of the first time
   * @throws UnprocessableError where another request had the key
   */
  async once<Answer extends object>(
    request: KeyedRequest,
    work: (manager: EntityManager) => Promise<Answer>,
  ): Promise<Answer> {
    await this.forget();
    return this.dataSource.transaction(async (manager) => {
      const { scope, key } = request;
      if (key === undefined) return work(manager);
      if (!(await this.claim(manager, request))) return this.answered<Answer>(manager, request);
      const answer = await work(manager);
      await manager.update(IdempotencyKey, { scope, key }, { answer });
      return answer;
    });
  }

  /** Waits for a parallel request with the same key; false where it has been done. */
  private async claim(manager: EntityManager, request: KeyedRequest): Promise<boolean> {
    const { scope, key, fingerprint } = request;
    const inserted = await manager.query<unknown[]>(
      `INSERT INTO idempotency_key (scope, key, fingerprint) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING key`,
      [scope, key, fingerprint],
    );
    return inserted.length > 0;
  }

  private async forget(): Promise<void> {
    const keys = this.dataSource.getRepository(IdempotencyKey);
    await keys.delete({ createdAt: LessThan(new Date(Date.now() - LIFETIME)) });
  }

  private async answered<Answer extends object>(
    manager: EntityManager,
    { scope, key, fingerprint }: KeyedRequest,
  ): Promise<Answer> {
    const done = await manager.findOneBy(IdempotencyKey, { scope, key });
    // It expired at this moment.
    if (!done?.answer) throw new ConflictError();
    if (!done.fingerprint.equals(fingerprint)) {
      throw new UnprocessableError(FORM_MESSAGES.keyReused);
    }
    return done.answer as Answer;
  }
}
