import semver from 'semver';
import type { Check, Finding, Rule } from './finding.js';
import { isHost, liveShells, otherRemotes } from './live-versions.js';

interface Side {
  label: string;
  shared?: Record<string, string>;
}

/** What a remote takes of the shell fits what the shell has, whichever of the two is the new one. */
export const sharedVersions: Check = ({ name, version }, live) => {
  const { extras } = version;
  const candidate = { label: `this build of ${name}`, shared: extras.shared };
  const others: Side[] = (isHost(extras) ? otherRemotes(live, name) : liveShells(live)).map(
    ({ label, extras: { shared } }) => ({ label, shared }),
  );
  return others.flatMap((other) =>
    isHost(extras) ? mismatches(candidate, other) : mismatches(other, candidate),
  );
};

const mismatches = (shell: Side, remote: Side): Finding[] => {
  const silent = [shell, remote].find(({ shared }) => !shared);
  if (silent) {
    const message = `${silent.label} does not say what it shares: deploy it anew, or accept that nobody knows`;
    return [{ rule: 'shared', verdict: 'unknown', message }];
  }
  return Object.entries(remote.shared ?? {})
    .filter(([name, range]) => !fits(shell.shared?.[name], range))
    .map(([name, range]) => ({
      rule: ruleOf(name),
      verdict: 'incompatible',
      message:
        `${remote.label} takes ${name} ${range}, ${shell.label} has ${shell.shared?.[name] ?? 'none'}: ` +
        'deploy what is older anew, built against the other',
    }));
};

const fits = (version: string | undefined, range: string): boolean =>
  version !== undefined && semver.satisfies(version, range);

const ruleOf = (name: string): Rule => (name === '@phantom/mf-kit' ? 'kit' : 'shared');
