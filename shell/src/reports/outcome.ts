import type { RemoteSource } from '../remotes/remote-source';
import { reasonOf } from './failure';
import { expectPageErrors } from './page-errors';
import { report } from './report';

/** The longest that the gateway takes, in milliseconds: it would refuse all that came along with a longer one. */
const LONGEST_MS = 120_000;

/** A version of a remote is on the page, so many milliseconds after it was asked for. */
export function tellLoaded(remote: string, { version, url }: RemoteSource, ms: number): void {
  report({ remote, version, outcome: 'loaded', ms: Math.min(Math.round(ms), LONGEST_MS) });
  expectPageErrors({ remote, version }, url);
}

/** A version of a remote could not be shown. */
export function tellFailed(remote: string, { version }: RemoteSource, error: unknown): void {
  reportError(error);
  report({ remote, version, outcome: 'failed', reason: reasonOf(error) });
}
