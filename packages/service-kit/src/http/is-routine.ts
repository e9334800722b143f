const ROUTINE = /^\/(?:health|internal)\//;

/** Whether probes or other processes of the site ask for it all the time: no person waits, and nothing of it is worth keeping. */
export const isRoutine = (path: string): boolean => ROUTINE.test(path);
