import type { RegistryDocument } from '@phantom/registry';
import semver from 'semver';
import { declarations } from './declarations.js';
import type { Candidate, Check, Finding, Rule, Verdict } from './finding.js';
import { kitExports } from './kit-exports.js';
import { isHost, liveOf, liveShells, otherRemotes } from './live-versions.js';
import { texts } from './texts.js';

interface Side {
  label: string;
  shared?: Record<string, string>;
}

/** What a remote takes of the shell fits what the shell has, whichever of the two is the new one. */
const sharedVersions: Check = ({ name, version }, live) => {
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

/** Growth beyond this share of the live version is worth a question. */
const SUDDEN = 0.1;

const kinds = ['script', 'style'] as const;

/** A first visit loads no more than it may, nor suddenly more than it does. */
const budget: Check = ({ name, version, budget: most }, live) => {
  const { weight } = version.extras;
  if (!weight || !most) {
    const message = `${name} has no budget in tools/quality/budgets.json: give it one`;
    return [{ rule: 'budget', verdict: 'unknown', message }];
  }
  const now = liveOf(live, name).find(({ deployment }) => deployment?.default)?.extras.weight;
  return kinds.flatMap((kind): Finding[] => {
    const bytes = weight[kind];
    if (bytes > most[kind]) {
      const message = `a first visit loads ${bytes} bytes of ${kind}, the budget is ${most[kind]}: load later what the first view does not need`;
      return [{ rule: 'budget', verdict: 'incompatible', message }];
    }
    if (!now || bytes <= now[kind] * (1 + SUDDEN)) return [];
    const message = `a first visit loads ${bytes} bytes of ${kind}, of the live version ${now[kind]}: is it meant to?`;
    return [{ rule: 'budget', verdict: 'unknown', message }];
  });
};

const checks: Check[] = [sharedVersions, kitExports, declarations, texts, budget];

const severity: Verdict[] = ['compatible', 'unknown', 'incompatible'];

/**
 * Says whether a version goes together with all that visitors get.
 *
 * @returns the worst verdict of all rules, and what led to it
 */
export const classify = (
  candidate: Candidate,
  live: RegistryDocument,
): { verdict: Verdict; findings: Finding[] } => {
  const findings = checks.flatMap((check) => check(candidate, live));
  const worst = Math.max(0, ...findings.map(({ verdict }) => severity.indexOf(verdict)));
  return { verdict: severity[worst] ?? 'compatible', findings };
};
