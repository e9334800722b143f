import type { ReportDto } from './version-report.dto.js';
import { VersionStatsWindow } from './version-stats.js';

const NOON = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;

const loaded = (ms: number): ReportDto => ({
  remote: 'listings',
  version: '1',
  outcome: 'loaded',
  ms,
});
const failed = (reason: ReportDto['reason']): ReportDto => ({
  remote: 'listings',
  version: '1',
  outcome: 'failed',
  reason,
});

describe('VersionStatsWindow', () => {
  it('has no statistics without reports', () => {
    const nothing = { loads: 0, errorRate: null, loadTime: null };
    expect(new VersionStatsWindow().stats(NOON)).toEqual(nothing);
  });

  it('combines reports of several slots', () => {
    const visits = new VersionStatsWindow();
    for (let ms = 1; ms <= 100; ms += 1) visits.add(loaded(ms), NOON + ms * 30_000);
    const { loads, errorRate, loadTime } = visits.stats(NOON + 50 * MINUTE);
    expect([loads, errorRate]).toEqual([100, 0]);
    expect(loadTime).toEqual({ p50: 50, p75: 75, p95: 95 });
  });

  it('counts a failure after loading as the same visit', () => {
    const visits = new VersionStatsWindow();
    for (const report of [loaded(80), loaded(90), failed('page'), failed('integrity')]) {
      visits.add(report, NOON);
    }
    expect(visits.stats(NOON)).toMatchObject({ loads: 3, errorRate: 2 / 3 });
  });

  it('drops reports after an hour', () => {
    const visits = new VersionStatsWindow();
    visits.add(failed('network'), NOON);
    expect(visits.stats(NOON + 54 * MINUTE).loads).toBe(1);
    expect(visits.stats(NOON + 60 * MINUTE).loads).toBe(0);
  });
});
