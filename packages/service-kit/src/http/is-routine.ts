const ROUTINE = /^\/(?:(?:health|internal)\/|api\/site\/session$)/;

/** Whether probes, other processes of the site or open pages ask for it all the time: no person waits, and nothing of it is worth keeping. */
export const isRoutine = (path: string): boolean => ROUTINE.test(path);
