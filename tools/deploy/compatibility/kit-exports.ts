import type { Check, Finding } from './finding.js';
import { isHost, liveShells, otherRemotes } from './live-versions.js';

interface Side {
  label: string;
  kitExports?: Record<string, Record<string, string>>;
}

/**
 * Every export of a shared package that a remote uses is in the shell, with the signature that the remote was built against. What a
 * shell has beyond that is no matter.
 *
 * A remote waits for the shell. A shell must be able to go first, so that a changed signature there is a question and no refusal.
 */
export const kitExports: Check = ({ name, version }, live) => {
  const { extras } = version;
  const own: Side = { label: `this build of ${name}`, kitExports: extras.kitExports };
  if (!isHost(extras)) {
    const way = 'release that shell first, built with the same kit, and then this build';
    return liveShells(live).flatMap((shell) => compare(sideOf(shell), own, 'incompatible', way));
  }
  return otherRemotes(live, name).flatMap((remote) => {
    const way = `look whether ${remote.name} goes on with it; if it does not, release ${remote.name} without it first`;
    return compare(own, sideOf(remote), 'unknown', way);
  });
};

const sideOf = ({ label, extras }: { label: string; extras: Omit<Side, 'label'> }): Side => ({
  label,
  kitExports: extras.kitExports,
});

const compare = (
  shell: Side,
  remote: Side,
  verdictOfChange: Finding['verdict'],
  way: string,
): Finding[] => {
  const silent = [shell, remote].find((side) => !side.kitExports);
  if (silent) {
    const message = `${silent.label} does not say which exports of the kit it has or uses: deploy it anew`;
    return [{ rule: 'kit', verdict: 'unknown', message }];
  }
  return Object.entries(remote.kitExports ?? {}).flatMap(([name, used]) => {
    const offered = shell.kitExports?.[name] ?? {};
    const missing = Object.keys(used).filter((each) => !Object.hasOwn(offered, each));
    const changed = Object.keys(used).filter(
      (each) => Object.hasOwn(offered, each) && offered[each] !== used[each],
    );
    const differs = `of ${shell.label} is not the one that it was built against`;
    return [
      ...(missing.length > 0
        ? [
            finding(
              'incompatible',
              `${remote.label} uses ${missing.join(', ')} of ${name}, which ${shell.label} does not have: ${way}`,
            ),
          ]
        : []),
      ...(changed.length > 0
        ? [
            finding(
              verdictOfChange,
              `${remote.label} uses ${changed.join(', ')} of ${name}, whose signature ${differs}: ${way}`,
            ),
          ]
        : []),
    ];
  });
};

const finding = (verdict: Finding['verdict'], message: string): Finding => ({
  rule: 'kit',
  verdict,
  message,
});
