import { expect, it } from '@jest/globals';
import { mostConnections } from './connections.js';
import type { Manifest } from './manifest.js';

const server = (name: string, env: Record<string, string>, replicas = 1): Manifest => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: `${name}-server`, labels: { 'app.kubernetes.io/name': name } },
  spec: {
    replicas,
    template: {
      spec: {
        containers: [
          { name, env: Object.entries(env).map(([key, value]) => ({ name: key, value })) },
        ],
      },
    },
  },
});

const autoscaler = (name: string, maxReplicas: number): Manifest => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name: `${name}-server` },
  spec: { maxReplicas },
});

const DATABASE_URL = 'postgres://role:password@database/name';

it('sums the pools of all processes, with their listeners, one surge process of each and its job at a release', () => {
  const env = { DATABASE_URL, DATABASE_POOL_SIZE: '4' };
  expect(mostConnections([server('auth', env, 2), server('content', env, 3)])).toBe(
    (2 + 1) * (4 + 2) + 1 + ((3 + 1) * (4 + 1) + 1),
  );
});

it('counts as many processes as the autoscaler may start', () => {
  const env = { DATABASE_URL, DATABASE_POOL_SIZE: '4' };
  expect(mostConnections([server('content', env, 2), autoscaler('content', 8)])).toBe(
    (8 + 1) * (4 + 1) + 1,
  );
});

it('uses the default pool of a service without a setting, and none for other programs', () => {
  const [content, gateway] = [server('content', { DATABASE_URL }), server('gateway', {})];
  expect(mostConnections([content, gateway])).toBe((1 + 1) * (10 + 1) + 1);
});
