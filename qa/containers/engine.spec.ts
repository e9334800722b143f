import { describe, expect, it } from '@jest/globals';
import { type Engine, engineOrReason, type Machine, whyNoEngine } from './engine.js';

const DEBIAN: Machine = {
  hasEngine: async () => false,
  platform: 'linux',
  isRoot: true,
  osRelease: 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n',
};

describe('whyNoEngine', () => {
  it('gives no reason for root on Debian, nor where an engine runs already', async () => {
    expect(await whyNoEngine(DEBIAN)).toBeUndefined();
    const elsewhere = { hasEngine: async () => true, platform: 'darwin', isRoot: false } as const;
    expect(await whyNoEngine({ ...elsewhere, osRelease: '' })).toBeUndefined();
  });

  it.each([
    ['another system', { platform: 'darwin' }, 'no Docker runs here'],
    ['another user', { isRoot: false }, 'no Docker runs here, and only root can start one'],
    [
      'another Linux, also one with apt-get',
      { osRelease: 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n' },
      'no Docker runs here, and it is installed on Debian only',
    ],
    [
      'a Linux that does not say what it is',
      { osRelease: '' },
      'no Docker runs here, and it is installed on Debian only',
    ],
  ] as const)('gives the reason for %s', async (_what, difference, reason) => {
    expect(await whyNoEngine({ ...DEBIAN, ...difference })).toBe(reason);
  });
});

describe('engineOrReason', () => {
  const engine: Engine = { env: {}, hasRegistry: false };

  it('returns the engine that was started', async () => {
    expect(await engineOrReason(async () => engine, DEBIAN)).toEqual({ engine });
  });

  it('returns the reason of a start that failed', async () => {
    const start = () => Promise.reject(new Error('the engine did not start:\nno iptables'));
    expect(await engineOrReason(start, DEBIAN)).toEqual({
      reason: 'the engine did not start:\nno iptables',
    });
  });

  it('starts nothing where none can be started', async () => {
    const start = () => Promise.reject(new Error('was started'));
    expect(await engineOrReason(start, { ...DEBIAN, isRoot: false })).toEqual({
      reason: 'no Docker runs here, and only root can start one',
    });
  });
});
