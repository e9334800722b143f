import { Injectable } from '@nestjs/common';
import { RegistryStore } from '../../registry/registry-store.js';
import { Upstreams } from '../../stages/proxy/upstream/upstreams.service.js';
import { HealthService } from '../health/health.service.js';
import { VersionStatsService } from '../version-reports/version-stats.service.js';
import type { SiteStatusDto } from './status.dto.js';
import { toRemoteStatusDto } from './status.mapper.js';

/** The statistics cover the last hour. */
const HOUR = 3_600_000;

/** The status of the site. Of the services it needs the readiness only: no database is read. */
@Injectable()
export class StatusService {
  private readonly startedAt = new Date();

  constructor(
    private readonly registry: RegistryStore,
    private readonly health: HealthService,
    private readonly stats: VersionStatsService,
    private readonly upstreams: Upstreams,
  ) {}

  async status(): Promise<SiteStatusDto> {
    const [known, services] = await Promise.all([this.registry.entries(), this.health.services()]);
    const entries = known.toSorted((one, other) => (one.entry.name < other.entry.name ? -1 : 1));
    const now = Date.now();
    const reportsSince = new Date(Math.max(this.startedAt.getTime(), now - HOUR));
    return {
      error: 0,
      at: new Date(now).toISOString(),
      registry: {
        entries: entries.map(({ entry, state, since }) => ({
          name: entry.name,
          state,
          since: since.toISOString(),
        })),
      },
      remotes: entries.map(({ entry }) =>
        toRemoteStatusDto(entry, (remote, version) => this.stats.of(remote, version)),
      ),
      services: services.map((service) => ({
        ...service,
        breaker: this.upstreams.breakerOf(service.name),
      })),
      gateway: {
        startedAt: this.startedAt.toISOString(),
        reportsSince: reportsSince.toISOString(),
      },
    };
  }
}
