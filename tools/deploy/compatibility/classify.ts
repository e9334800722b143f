import type { RegistryDocument } from '@phantom/registry';
import { budget } from './budget.js';
import { declarations } from './declarations.js';
import type { Candidate, Check, Finding, Verdict } from './finding.js';
import { kitExports } from './kit-exports.js';
import { sharedVersions } from './shared-versions.js';
import { texts } from './texts.js';

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
