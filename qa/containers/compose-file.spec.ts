import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { describeWith } from '@phantom/service-kit/testing/describe-with';
import { parse } from 'yaml';
import { repositoryRoot } from '../../tools/stack/repository.js';

interface Service {
  image?: string;
  build?: { target: string; dockerfile: string };
  pull_policy?: string;
  mem_limit?: string;
  cpu_shares?: number;
  logging?: { options: Record<string, string> };
  ports?: string[];
  volumes?: string[];
}

const text = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const { services } = parse(text('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
};
const entries = Object.entries(services);

it('limits the memory and the log of every container', () => {
  expect(entries.length).toBeGreaterThan(25);
  for (const [name, { mem_limit, logging }] of entries) {
    expect({ name, mem_limit, logging: logging?.options }).toEqual({
      name,
      mem_limit: expect.any(String),
      logging: { 'max-size': expect.any(String), 'max-file': expect.any(String) },
    });
  }
});

it('gives the gateway five times the share of the processors that a service has', () => {
  const DEFAULT = 1024;
  expect(services['gateway']?.cpu_shares).toBe(5 * DEFAULT);
  for (const [name, { cpu_shares }] of entries) {
    if (name !== 'gateway') expect({ name, cpu_shares }).toEqual({ name, cpu_shares: undefined });
  }
});

it('uses HTTP_PORT for the port and for the public origin', () => {
  expect(services['gateway']?.ports).toEqual(['127.0.0.1:${HTTP_PORT:-8000}:8000']);
  expect(text('docker-compose.yml')).toContain(
    '${PUBLIC_ORIGIN:-http://localhost:${HTTP_PORT:-8000}}',
  );
});

it('states the same minimum version of Compose as the documentation', () => {
  const [, least] = /Compose (2\.\d+) or later/.exec(text('docker-compose.yml')) ?? [];
  expect(least).toBeDefined();
  expect(text('docs/deployment.md')).toContain(`Compose ${least} or later`);
});

describeWith('git')('git', () => {
  it.each(['.env', '.env.local', 'deploy/docker/secrets/cookie_key'])('ignores %s', (file) => {
    const ignored = execFileSync('git', ['check-ignore', '--no-index', file], {
      cwd: repositoryRoot,
      encoding: 'utf8',
    });
    expect(ignored.trim()).toBe(file);
  });
});

it('keeps the .env files of every folder and the secrets out of images', () => {
  const inDocker = text('.dockerignore').split('\n');
  expect(inDocker).toEqual(expect.arrayContaining(['**/.env*', 'deploy/docker/secrets']));
});

it('builds each image once, from one file, and never pulls it from a public registry', () => {
  const own = entries.filter(([, { image }]) => image?.startsWith('phantom-partners/'));
  const built = own.filter(([, { build }]) => build);
  const images = built.map(([, { image }]) => image);
  expect(new Set(images).size).toBe(images.length);
  for (const [name, { image, build, pull_policy }] of own) {
    expect({ name, pull_policy }).toEqual({ name, pull_policy: 'never' });
    expect(images).toContain(image);
    if (build) expect(build.dockerfile).toBe('deploy/docker/Dockerfile');
  }
});

it('installs once for all images, and draws no picture while it builds', () => {
  const dockerfile = text('deploy/docker/Dockerfile');
  expect(dockerfile.match(/npm (ci|install)\b/g)).toEqual(['npm ci']);
  expect(dockerfile.match(/^RUN[^\n]*(\\\n[^\n]*)*illustrations[^\n]*--out /gm)).toBeNull();
});

it('creates databases in a job that may run again, not while PostgreSQL initialises its cluster', () => {
  const mounted = services['postgres']?.volumes?.join() ?? '';
  expect(mounted).not.toContain('docker-entrypoint-initdb.d');
  expect(services['databases']?.volumes?.join()).toContain('create-databases.sh');
});
