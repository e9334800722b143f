import { runToString } from '../command.js';
import { type Advisory, advisoriesIn } from './advisories.js';

/** Asks the registry of npm about everything that is not for development alone. @returns undefined where it did not tell */
export async function severeAdvisories(...options: string[]): Promise<Advisory[] | undefined> {
  const { output } = await runToString(['npm', 'audit', '--omit=dev', '--json', ...options]);
  // Warnings of npm may stand around the report.
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  try {
    return advisoriesIn(JSON.parse(json) as Parameters<typeof advisoriesIn>[0]);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
