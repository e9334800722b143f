import { expect, it } from '@jest/globals';
import type { Manifest } from './manifest.js';
import { schemaProblems } from './schema-problems.js';

const job = (container: object, spec: object = {}): Manifest =>
  ({
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: 'migrate' },
    spec: {
      template: {
        spec: {
          restartPolicy: 'Never',
          containers: [{ name: 'migrate', image: 'auth', ...container }],
        },
      },
      ...spec,
    },
  }) as unknown as Manifest;

it.each([
  ['a name that Kubernetes does not know', job({ livenesProbe: {} }), /livenesProbe/],
  ['another type', job({}, { backoffLimit: 'five' }), /backoffLimit must be integer/],
  ['something missing', job({ name: undefined }), /must have required property name/],
])('reports %s, and where', async (_what, manifest, message) => {
  const problems = await schemaProblems([job({}), manifest]);
  expect(problems.join('\n')).toMatch(/^Job migrate: /);
  expect(problems.join('\n')).toMatch(message);
});

it('returns no problem for a valid manifest', async () => {
  expect(await schemaProblems([job({ command: ['node'] })])).toEqual([]);
});
