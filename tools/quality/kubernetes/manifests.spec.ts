import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { repositoryRoot } from '../../stack/repository.js';
import { type Manifest, manifestsOf, podOf, titleOf } from './manifest.js';
import { environmentOf } from './environment.js';

const INGRESS_NAMESPACE = 'haproxy-controller';

const production = manifestsOf('production');
const small = manifestsOf('small');

const kubernetes = join(repositoryRoot, 'deploy/kubernetes');
const kustomizations = readdirSync(kubernetes, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('kustomization.yaml'))
  .map((file) => join(kubernetes, file));

const named = (manifests: Manifest[], kind: string, name: string) => {
  const found = manifests.find((each) => each.kind === kind && each.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found;
};

it('gives PGSSLMODE=verify-full to every server, migration and backup of production', () => {
  const clients = production.flatMap((manifest) => {
    const env = podOf(manifest)?.spec.containers.map((each) => environmentOf(each, production));
    return (env ?? [])
      .filter((each) => 'DATABASE_URL' in each)
      .map((each) => `${titleOf(manifest)}: ${each['PGSSLMODE']}`);
  });
  const kinds = ['Deployment NAME-server', 'Job NAME-migrate', 'CronJob NAME-backup'];
  const expected = ['auth', 'content', 'listings', 'properties'].flatMap((name) =>
    kinds.map((kind) => `${kind.replace('NAME', name)}: verify-full`),
  );
  expect(clients.sort()).toEqual(expected.sort());
});

it('does not use commonLabels, which Kustomize deprecated', () => {
  expect(kustomizations.length).toBeGreaterThan(10);
  const deprecated = kustomizations.filter((file) =>
    /^(commonLabels|patchesJson6902|patchesStrategicMerge|vars|bases):/m.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(deprecated).toEqual([]);
  const server = named(production, 'Deployment', 'auth-server');
  expect(server.spec).toMatchObject({
    selector: { matchLabels: { 'app.kubernetes.io/name': 'auth' } },
    template: { metadata: { labels: { 'app.kubernetes.io/name': 'auth' } } },
  });
});

it("lets the ingress reach the pod that answers cert-manager's HTTP-01 challenge", () => {
  expect(named(production, 'NetworkPolicy', 'certificate-challenge').spec).toEqual({
    podSelector: { matchLabels: { 'acme.cert-manager.io/http01-solver': 'true' } },
    policyTypes: ['Ingress'],
    ingress: [
      {
        from: [
          {
            namespaceSelector: {
              matchLabels: { 'kubernetes.io/metadata.name': INGRESS_NAMESPACE },
            },
          },
        ],
        ports: [{ protocol: 'TCP', port: 8089 }],
      },
    ],
  });
});

it.each([
  ['production', production],
  ['small', small],
])('has an ingress of the HAProxy controller in %s, which reaches the gateway', (_, manifests) => {
  const ingress = named(manifests, 'Ingress', 'gateway-public');
  expect(ingress.spec).toMatchObject({ ingressClassName: 'haproxy' });
  expect(JSON.stringify(manifests)).not.toContain('nginx');
  expect(JSON.stringify(named(manifests, 'NetworkPolicy', 'gateway').spec)).toContain(
    `"kubernetes.io/metadata.name":"${INGRESS_NAMESPACE}"`,
  );
});

it("verifies the gateway's certificate at the ingress of production", () => {
  const { annotations } = named(production, 'Ingress', 'gateway-public').metadata;
  expect(annotations).toMatchObject({
    'haproxy.org/server-ssl': 'true',
    'haproxy.org/server-ca': 'phantom-partners/authority',
  });
  expect(named(production, 'Certificate', 'authority').spec).toMatchObject({
    secretName: 'authority',
    isCA: true,
  });
});

it.each([
  ['production', production],
  ['small', small],
])(
  'limits the memory of every container of %s, and draws no picture in a server',
  (_, manifests) => {
    const pods = manifests.flatMap((each) => podOf(each) ?? []);
    expect(pods.length).toBeGreaterThan(12);
    for (const { spec } of pods) {
      expect(spec).not.toHaveProperty('initContainers');
      for (const container of spec.containers) {
        expect(container).toMatchObject({ resources: { limits: { memory: expect.any(String) } } });
      }
    }
  },
);

it('annotates the servers for a controller that restarts them when secrets change', () => {
  const servers = production.filter(({ kind }) => kind === 'Deployment');
  expect(servers).toHaveLength(5);
  for (const { metadata } of servers) {
    expect(metadata.annotations).toMatchObject({ 'reloader.stakater.com/auto': 'true' });
  }
});
