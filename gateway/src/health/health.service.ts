import { Injectable } from '@nestjs/common';
import { request } from 'undici';
import { type ServiceName, SERVICES } from '../api/api-route.js';
import { GatewayConfig } from '../config/gateway.config.js';
import { RegistryStore } from '../remotes/registry-store.js';

/** Milliseconds that a service may take to say how it is. */
const TIMEOUT = 1_000;

type State = 'up' | 'down';

export interface Readiness {
  /** `degraded`: the gateway does its work, but not all of the services do. */
  status: 'ready' | 'degraded' | 'unready';
  registry: State;
  services: Record<ServiceName, State>;
}

/** Asks everything that the gateway needs how it is, all at once. */
@Injectable()
export class HealthService {
  constructor(
    private readonly config: GatewayConfig,
    private readonly registry: RegistryStore,
  ) {}

  async readiness(): Promise<Readiness> {
    const [registry, ...states] = await Promise.all([
      stateOf(this.registry.current()),
      ...SERVICES.map((name) => stateOf(this.ask(name))),
    ]);
    const services = Object.fromEntries(SERVICES.map((name, index) => [name, states[index]]));
    return {
      status: statusOf(registry, states),
      registry,
      services: services as Readiness['services'],
    };
  }

  private async ask(service: ServiceName): Promise<void> {
    const url = new URL('/health/ready', this.config.urlOf(service));
    const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(TIMEOUT) });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${service} is not ready`);
  }
}

const stateOf = (answer: Promise<unknown>): Promise<State> =>
  answer.then(
    () => 'up',
    () => 'down',
  );

/** One service less is a section less; without a registry, or without any service, there is no site. */
const statusOf = (registry: State, services: readonly State[]): Readiness['status'] => {
  const up = services.filter((state) => state === 'up').length;
  if (registry === 'down' || up === 0) return 'unready';
  return up === services.length ? 'ready' : 'degraded';
};
