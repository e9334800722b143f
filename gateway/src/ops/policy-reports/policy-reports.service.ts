import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { PolicyViolation } from './policy-violations.js';

/** A violation occurs for every visitor: each kind is logged once, and again each time the count grows tenfold. */
const KNOWN = { max: 500, ttl: 24 * 3600_000 };

/** Counts violations and logs them. Each gateway process counts by itself. */
@Injectable()
export class PolicyReportsService {
  private readonly logger = new Logger(PolicyReportsService.name);
  private readonly counts = new LRUCache<string, number>(KNOWN);

  add({ directive, blocked, page }: PolicyViolation): void {
    const key = `${directive} ${blocked} ${page}`;
    const times = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, times, { noUpdateTTL: true });
    if (!Number.isInteger(Math.log10(times))) return;
    const violation = { directive, blocked, page, times };
    this.logger.warn({ msg: 'a page went against its policy', ...violation });
  }
}
