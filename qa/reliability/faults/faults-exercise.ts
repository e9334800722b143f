import { say, step } from '../../../tools/stack/terminal.js';
import type { Exercise } from '../exercise.js';
import type { Site } from '../site/site.js';
import { faultsNamed } from './all-faults.js';
import { faultTables } from './fault-tables.js';
import { runFault, type FaultReport } from './run-fault.js';

/** Injects one fault after the other while people use the site. */
export const faultsExercise: Exercise = {
  name: 'faults',
  run: async (context) => {
    const reports: FaultReport[] = [];
    let site: Site | undefined;
    for (const fault of faultsNamed(context.only)) {
      if (!site || site.options.databaseDisk !== fault.site?.databaseDisk) {
        site = await context.startSite(fault.site);
      }
      const on = site;
      const report = await step(`${fault.title} (${fault.name})`, () => runFault(on, fault));
      reports.push(report);
      say(
        faultTables([report])
          .map(({ rows }) => rows.flat().slice(1).join(' | '))
          .join('\n'),
      );
    }
    return faultTables(reports);
  },
};
