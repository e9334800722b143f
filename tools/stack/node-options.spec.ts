import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_OPTIONS } from './node-options.js';
import { repositoryRoot } from './repository.js';

it('runs the servers as their image does', () => {
  const image = readFileSync(join(repositoryRoot, 'deploy/docker/Dockerfile'), 'utf8');
  expect(/^ENV .*NODE_OPTIONS="([^"]+)"/m.exec(image)?.[1]).toBe(NODE_OPTIONS);
});
