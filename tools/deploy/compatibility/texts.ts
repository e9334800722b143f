import type { RegistryDocument } from '@phantom/registry';
import { languageProblems } from '../../quality/locales/language-problems.js';
import type { Candidate, Check, Finding } from './finding.js';
import { isHost, liveShells, otherRemotes } from './live-versions.js';

/** No language lacks a text, and no remote asks the shell for one that it does not have. */
export const texts: Check = (candidate, live) => [
  ...candidate.locales.flatMap(languageProblems).map(incompatible),
  ...sharedTexts(candidate, live),
];

interface Side {
  label: string;
  textKeys?: readonly string[];
}

const sharedTexts = ({ name, version }: Candidate, live: RegistryDocument): Finding[] => {
  const { extras } = version;
  const own: Side = { label: `this build of ${name}`, textKeys: extras.textKeys };
  if (!isHost(extras)) return liveShells(live).flatMap((shell) => missing(sideOf(shell), own));
  return otherRemotes(live, name).flatMap((remote) => missing(own, sideOf(remote)));
};

const sideOf = ({ label, extras }: { label: string; extras: Omit<Side, 'label'> }): Side => ({
  label,
  textKeys: extras.textKeys,
});

const missing = (shell: Side, remote: Side): Finding[] => {
  if (!remote.textKeys?.length) return [];
  if (!shell.textKeys) {
    const message = `${shell.label} does not say which texts it has for ${remote.label}: deploy it anew`;
    return [{ rule: 'texts', verdict: 'unknown', message }];
  }
  const has = new Set(shell.textKeys);
  return remote.textKeys
    .filter((key) => !has.has(key))
    .map((key) =>
      incompatible(
        `${remote.label} asks for the text "${key}", which ${shell.label} does not have`,
      ),
    );
};

const incompatible = (message: string): Finding => ({
  rule: 'texts',
  verdict: 'incompatible',
  message,
});
