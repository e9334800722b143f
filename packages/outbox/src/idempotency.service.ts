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
import { FORM_MESSAGES } from './form-messages.js';

/** A request that was done, and what was answered: asked again with its key, it is not done again. */
@Entity('idempotency_key')
export class IdempotencyKey {
  /** The call; the same key in another is another. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  scope: string;

  @PrimaryColumn({ type: 'uuid' })
  key: string;

  /** SHA-256 of what was asked. */
  @Column({ type: 'bytea' })
  fingerprint: Buffer;

  /** Null only inside of the transaction that does the request. */
  @Column({ type: 'jsonb', nullable: true })
  answer: object | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** SHA-256 of a flat form: the same for the same fields, in whatever order they came. */
export function fingerprintOf(form: object): Buffer {
  const fields = Object.entries(form)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest();
}

/** Milliseconds for which a key answers what it answered first. */
const LIFETIME = 7 * 24 * 3_600_000;

/** A request that is to be done once. */
export interface KeyedRequest {
  scope: string;
  /** A UUID; without one every request is a new one. */
  key: string | undefined;
  /** What tells a repetition from another request under the same key. */
  fingerprint: Buffer;
}

/**
 * Does a request once (https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/). Only
 * what was done is remembered: a form that was refused is corrected and sent with the same key.
 */
@Injectable()
export class Idempotency {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * @param work does the request with this connection, all of it or nothing
   * @returns what `work` answers, or what it answered to the same request before
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

  /** Waits for whoever does the same request at this moment; false where it has been done. */
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
    // Its time was over in this very moment.
    if (!done?.answer) throw new ConflictError();
    if (!done.fingerprint.equals(fingerprint)) {
      throw new UnprocessableError(FORM_MESSAGES.keyReused);
    }
    return done.answer as Answer;
  }
}
