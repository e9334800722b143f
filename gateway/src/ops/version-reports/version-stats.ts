import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { LONGEST_LOAD, type ReportDto } from './version-report.dto.js';

/** Milliseconds. Twelve slots are the last hour. */
const SLOT = 5 * 60_000;
const SLOTS = 12;

/** Two significant digits of a load time are enough, and take a tenth of the memory. */
const TIMES = { lowest: 1, highest: LONGEST_LOAD, figures: 2 };

/** The reports of browsers about one version within the last hour. */
export interface VersionStats {
  loads: number;
  /** From 0 to 1; null without reports. */
  errorRate: number | null;
  /** Milliseconds. */
  loadTime: { p50: number; p75: number; p95: number } | null;
}

interface Slot {
  number: number;
  visits: number;
  failures: number;
  times: RecordableHistogram;
}

/** The reports about one version in slots of five minutes, so that old ones can be dropped. */
export class VersionStatsWindow {
  private slots: Slot[] = [];

  add({ outcome, reason, ms }: ReportDto, now = Date.now()): void {
    const slot = this.slotAt(now);
    // A failure after the section was shown belongs to a visit that is counted already.
    if (reason !== 'page') slot.visits += 1;
    if (outcome === 'failed') slot.failures += 1;
    if (outcome === 'loaded' && ms !== undefined) slot.times.record(Math.max(1, Math.round(ms)));
  }

  stats(now = Date.now()): VersionStats {
    this.dropOld(now);
    const times = createHistogram(TIMES);
    let [visits, failures] = [0, 0];
    for (const slot of this.slots) {
      visits += slot.visits;
      failures += slot.failures;
      times.add(slot.times);
    }
    return {
      loads: visits,
      errorRate: visits + failures === 0 ? null : Math.min(1, failures / Math.max(1, visits)),
      loadTime: times.count === 0 ? null : loadTimeOf(times),
    };
  }

  private slotAt(now: number): Slot {
    this.dropOld(now);
    const number = Math.floor(now / SLOT);
    const newest = this.slots.at(-1);
    if (newest?.number === number) return newest;
    const slot = { number, visits: 0, failures: 0, times: createHistogram(TIMES) };
    this.slots.push(slot);
    return slot;
  }

  private dropOld(now: number): void {
    const oldest = Math.floor(now / SLOT) - SLOTS;
    this.slots = this.slots.filter(({ number }) => number > oldest);
  }
}

const loadTimeOf = (times: RecordableHistogram): VersionStats['loadTime'] => ({
  p50: times.percentile(50),
  p75: times.percentile(75),
  p95: times.percentile(95),
});
