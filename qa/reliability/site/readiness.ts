import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'node:http';
import { parse } from 'yaml';
import { repositoryRoot } from '../../../tools/stack/repository.js';

interface Probe {
  periodSeconds: number;
  timeoutSeconds: number;
  failureThreshold: number;
}

interface Deployment {
  spec: { template: { spec: { containers: { readinessProbe: Probe }[] } } };
}

/** How often and how patiently the cluster asks a process whether it is ready, as deploy/kubernetes says. */
export function readinessProbe(): Probe {
  const file = join(repositoryRoot, 'deploy/kubernetes/base/server/deployment.yaml');
  const { spec } = parse(readFileSync(file, 'utf8')) as Deployment;
  const [container] = spec.template.spec.containers;
  if (!container) throw new Error(`${file} has no container`);
  return container.readinessProbe;
}

/** Whether the process at a port says in time that it is ready. */
export const isReady = (port: number, timeoutMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const asking = request(
      { host: '127.0.0.1', port, path: '/health/ready', agent: false },
      (answer) => {
        answer.resume();
        answer.on('close', () => resolve(answer.statusCode === 200));
      },
    );
    asking.setTimeout(timeoutMs, () => asking.destroy());
    asking.on('error', () => resolve(false));
    asking.end();
  });
