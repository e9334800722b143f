import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseEntry } from '@phantom/registry';
import { type S3Server, startS3Server } from '@phantom/service-kit/testing/s3-server';
import { openStore } from '../src/open-store.js';

const PUBLISHER = fileURLToPath(new URL('fixtures/publisher.ts', import.meta.url));
const TIMES = 200;
const AWS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

let root: string;
let s3: S3Server;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'store-'));
  s3 = await startS3Server();
  Object.assign(process.env, AWS);
});
afterAll(async () => {
  await rm(root, { recursive: true });
  await s3.close();
});

const startPublisher = (address: string, label: string) => {
  const args = ['--import', 'tsx', PUBLISHER, address, label, String(TIMES)];
  const env = { ...process.env, ...AWS };
  return spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
};

/** Runs two publishers that start together, and returns the revisions that each has written. */
const publishAtOnce = async (address: string): Promise<number[][]> => {
  const publishers = ['one', 'other'].map((label) => startPublisher(address, label));
  await Promise.all(publishers.map(({ stdout }) => once(stdout, 'data')));
  const written = publishers.map(({ stdout }) => json(stdout) as Promise<number[]>);
  for (const { stdin } of publishers) stdin.end();
  return Promise.all(written);
};

it.each([
  ['a folder', () => root],
  ['a bucket', () => `s3://bucket/site?region=us-east-1&endpoint=${s3.endpoint}`],
])(
  'loses no revision of two processes that publish at once to %s',
  async (_kind, address) => {
    const written = await publishAtOnce(address());
    const [one = [], other = []] = written;
    expect(one.at(0)).toBeLessThan(other.at(-1) ?? 0);
    expect(other.at(0)).toBeLessThan(one.at(-1) ?? 0);

    // Each publication is two revisions (stage and publish), and no two publications share a revision.
    const expected = Array.from({ length: 2 * TIMES }, (_value, index) => 2 * (index + 1));
    expect(written.flat().sort((one, another) => one - another)).toEqual(expected);

    const stored = await (await openStore(address())).readEntry('listings');
    const { revision, history, versions } = parseEntry(stored?.text ?? '', 'listings');
    expect(revision).toBe(4 * TIMES);
    expect(history.map((each) => each.revision)).toEqual(expected.slice(-20).reverse());
    expect(versions.filter(({ deployment }) => deployment?.default)).toHaveLength(1);
  },
  180_000,
);
