import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { PolicyViolation } from './policy-violations.js';

/** What a page breaks it breaks for every visitor: hence each kind is told of once, and again when there are ten times as many. */
const KNOWN = { max: 500, ttl: 24 * 3600_000 };

/** Counts what policies keep from happening, and tells the log. Each gateway process counts by itself. */
@Injectable()
export class PolicyReportsService {
  private readonly logger = new Logger(PolicyReportsService.name);
  private readonly counts = new LRUCache<string, number>(KNOWN);

  add(violations: readonly PolicyViolation[]): void {
    for (const violation of violations) this.count(violation);
  }

  private count(violation: PolicyViolation): void {
    const { directive, blocked, page } = violation;
    const key = `${directive} ${blocked} ${page}`;
    const times = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, times, { noUpdateTTL: true });
    if (!isPowerOfTen(times)) return;
    this.logger.warn({ msg: 'a page went against its policy', ...violation, times });
  }
}

const isPowerOfTen = (count: number): boolean => Number.isInteger(Math.log10(count));
