import { Injectable } from '@nestjs/common';
import { Lifecycle } from '@phantom/service-kit';
import { request } from 'undici';
import { type ServiceName, SERVICES } from '../../config/services.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { RegistryStore } from '../../registry/registry-store.js';

/** Milliseconds for the response of a service. */
const TIMEOUT = 1_000;

type State = 'up' | 'down';

export interface ServiceHealth {
  name: ServiceName;
  state: State;
  /** Milliseconds until the response; null without one. */
  ms: number | null;
}

export interface Readiness {
  /** `degraded`: the gateway works, but not all services do. `unready` also means that the process ends. */
  status: 'ready' | 'degraded' | 'unready';
  registry: State;
  services: Record<ServiceName, State>;
}

/** Checks the registry and the services. */
@Injectable()
export class HealthService {
  constructor(
    private readonly config: GatewayConfig,
    private readonly registry: RegistryStore,
    private readonly lifecycle: Lifecycle,
  ) {}

  async readiness(): Promise<Readiness> {
    const [registry, services] = await Promise.all([
      this.registry.current().then(
        () => 'up' as const,
        () => 'down' as const,
      ),
      this.services(),
    ]);
    const states = services.map(({ name, state }) => [name, state] as const);
    return {
      status: this.lifecycle.isEnding ? 'unready' : statusOf(registry, services),
      registry,
      services: Object.fromEntries(states) as Readiness['services'],
    };
  }

  services(): Promise<ServiceHealth[]> {
    return Promise.all(SERVICES.map((name) => this.check(name)));
  }

  private async check(name: ServiceName): Promise<ServiceHealth> {
    const url = new URL('/health/ready', this.config.urlOf(name));
    const start = performance.now();
    try {
      const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(TIMEOUT) });
      await body.dump();
      const ms = Math.round(performance.now() - start);
      return { name, state: statusCode === 200 ? 'up' : 'down', ms };
    } catch {
      return { name, state: 'down', ms: null };
    }
  }
}

/** Without a registry there is no site. Without services there are still the cached pages and the status page. */
const statusOf = (registry: State, services: readonly ServiceHealth[]): Readiness['status'] => {
  if (registry === 'down') return 'unready';
  return services.every(({ state }) => state === 'up') ? 'ready' : 'degraded';
};
