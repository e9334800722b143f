import type { Exercise } from './exercise.js';
import { faultsExercise } from './faults/faults-exercise.js';
import { loadExercise } from './load/load-exercise.js';
import { rollingRestartExercise } from './rolling-restart/rolling-restart-exercise.js';
import { submissionsExercise } from './submissions/submissions-exercise.js';
import { twoOfEverything } from './two-of-everything/two-of-everything.js';

/** In the order in which they run. */
export const exercises: Exercise[] = [
  faultsExercise,
  submissionsExercise,
  twoOfEverything,
  loadExercise,
  rollingRestartExercise,
];
