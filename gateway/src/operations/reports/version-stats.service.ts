import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { countReport } from '../../metrics/remote-metrics.js';
import { RegistryStore } from '../../remotes/registry-store.js';
import { OtherGateways } from '../../shared/other-gateways.js';
import { RecentVisits, type VersionStats } from './recent-visits.js';
import type { ReportDto } from './report.dto.js';

/** Versions of which anything is known: those of a busy day and more. */
const KNOWN_VERSIONS = 200;

const TOPIC = 'reports';

/** Counts by version what browsers tell, also that which they tell the other gateways; each gateway since its own start. */
@Injectable()
export class VersionStatsService {
  private readonly logger = new Logger(VersionStatsService.name);
  private readonly versions = new LRUCache<string, RecentVisits>({ max: KNOWN_VERSIONS });

  constructor(
    private readonly registry: RegistryStore,
    private readonly others: OtherGateways,
  ) {
    others.hear<ReportDto[]>(TOPIC, (reports) => this.count(reports));
  }

  /** What the registry does not know is passed over: anybody can make up names. */
  async add(reports: readonly ReportDto[]): Promise<void> {
    const { document } = await this.registry.current();
    const remotes = new Map(Object.entries(document.microFrontends));
    const known = reports.filter(({ remote, version }) =>
      remotes.get(remote)?.some(({ metadata }) => metadata.version === version),
    );
    this.count(known);
    for (const report of known) countReport(report);
    if (known.length > 0) void this.others.tell(TOPIC, known);
    const failures = known.filter(({ outcome }) => outcome === 'failed');
    if (failures.length > 0) this.logger.warn({ msg: 'failed in a browser', failures });
  }

  of(remote: string, version: string): VersionStats {
    const visits = this.versions.peek(keyOf({ remote, version })) ?? new RecentVisits();
    return visits.stats();
  }

  private count(reports: readonly ReportDto[]): void {
    for (const report of reports) this.visitsOf(report).add(report);
  }

  private visitsOf(report: ReportDto): RecentVisits {
    const key = keyOf(report);
    const visits = this.versions.get(key) ?? new RecentVisits();
    this.versions.set(key, visits);
    return visits;
  }
}

const keyOf = ({ remote, version }: Pick<ReportDto, 'remote' | 'version'>): string =>
  `${remote} ${version}`;
