import { howToInstall, missingPrograms } from '../programs/programs.mjs';

/** Tells the tests which programs are missing here: `describeWith` of service-kit skips what needs them. */
export default function setup() {
  const missing = missingPrograms().map((program) => [program.name, howToInstall(program)]);
  process.env.MISSING_PROGRAMS = JSON.stringify(Object.fromEntries(missing));
}
