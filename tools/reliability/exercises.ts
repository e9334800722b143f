import type { Exercise } from './exercise.js';
import { loadExercise } from './load/load-exercise.js';
import { rollingRestartExercise } from './rolling-restart/rolling-restart-exercise.js';

/** In the order in which they run. */
export const exercises: Exercise[] = [loadExercise, rollingRestartExercise];
