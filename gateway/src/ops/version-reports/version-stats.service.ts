import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Counter, Histogram } from 'prom-client';
import { GatewayEventBus } from '../../redis/gateway-event-bus.js';
import { RegistryStore } from '../../registry/registry-store.js';
import type { ReportDto } from './version-report.dto.js';
import { VersionStatsWindow, type VersionStats } from './version-stats.js';

const labelNames = ['remote', 'version'];

/** Seconds. The browser gives up after 8 and tries another version. */
const BUCKETS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5, 8, 15, 30];

const loadTime = new Histogram({
  name: 'phantom_remote_load_duration_seconds',
  help: 'From asking for a section to showing it, as browsers tell',
  labelNames,
  buckets: BUCKETS,
});

const visits = new Counter({
  name: 'phantom_remote_reports_total',
  help: 'What browsers tell of sections: loaded, or why not',
  labelNames: [...labelNames, 'outcome', 'reason'],
});

/** Only for versions of the registry: anybody could invent other labels. */
const countVersionReport = ({ remote, version, outcome, reason, ms }: ReportDto): void => {
  visits.inc({ remote, version, outcome, reason: reason ?? 'none' });
  if (outcome === 'loaded' && ms !== undefined) loadTime.observe({ remote, version }, ms / 1000);
};

/** More versions than a busy day has. */
const MAX_VERSIONS = 200;

const TOPIC = 'reports';

/** Counts the reports of browsers by version, also those that other gateways receive, since the start of this gateway. */
@Injectable()
export class VersionStatsService {
  private readonly logger = new Logger(VersionStatsService.name);
  private readonly versions = new LRUCache<string, VersionStatsWindow>({ max: MAX_VERSIONS });

  constructor(
    private readonly registry: RegistryStore,
    private readonly bus: GatewayEventBus,
  ) {
    bus.subscribe<ReportDto[]>(TOPIC, (reports) => this.count(reports));
  }

  /** Ignores versions that the registry does not have: anybody can invent names. */
  async add(reports: readonly ReportDto[]): Promise<void> {
    const { document } = await this.registry.current();
    const remotes = new Map(Object.entries(document.microFrontends));
    const known = reports.filter(({ remote, version }) =>
      remotes.get(remote)?.some(({ metadata }) => metadata.version === version),
    );
    this.count(known);
    for (const report of known) countVersionReport(report);
    if (known.length > 0) void this.bus.publish(TOPIC, known);
    const failures = known.filter(({ outcome }) => outcome === 'failed');
    if (failures.length > 0) this.logger.warn({ msg: 'failed in a browser', failures });
  }

  of(remote: string, version: string): VersionStats {
    return (this.versions.peek(`${remote} ${version}`) ?? new VersionStatsWindow()).stats();
  }

  private count(reports: readonly ReportDto[]): void {
    for (const report of reports) {
      const key = `${report.remote} ${report.version}`;
      const visits = this.versions.get(key) ?? new VersionStatsWindow();
      this.versions.set(key, visits);
      visits.add(report);
    }
  }
}
