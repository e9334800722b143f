import { type BuildStatus, watchBuildStatus } from '@phantom/build-config/webpack/build-status.mjs';

/** Turns the status of each build into what a person at the terminal wants to read: errors, and their end. */
export function buildReporter(print: (text: string) => void): (status: BuildStatus) => void {
  const broken = new Set<string>();
  return ({ part, errors }) => {
    if (errors.length > 0) {
      broken.add(part);
      print(`\n✗ ${part} does not build:\n${errors.map(indent).join('\n\n')}\n`);
    } else if (broken.delete(part)) {
      print(`✓ ${part} builds again.`);
    }
  };
}

/**
 * Prints the errors of what is rebuilt in watch mode.
 *
 * @returns ends it
 */
export const reportBuilds = (statusDir: string, print: (text: string) => void): (() => void) =>
  watchBuildStatus(statusDir, buildReporter(print));

const indent = (text: string): string => text.replaceAll(/^/gm, '  ');
