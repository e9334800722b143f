import type { Exercise } from './exercise.js';

/** In the order in which they run. */
export const exercises: Exercise[] = [];
