const ROUTINE = /^\/(?:(?:health|internal)\/|api\/site\/session$)/;

/** Whether probes, other processes or open pages request it regularly: not worth a log line or a trace. */
export const isRoutine = (path: string): boolean => ROUTINE.test(path);
