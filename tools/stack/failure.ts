/** A failure whose message is one sentence for the person at the terminal; no stack is shown. */
export class StackFailure extends Error {
  override name = 'StackFailure';
}

const sentences: Record<string, (path: string) => string> = {
  ENOSPC: (path) => `The disk is full${path}: free some space and start again.`,
  EDQUOT: (path) => `The disk quota is used up${path}: free some space and start again.`,
  EACCES: (path) =>
    `No permission to write${path}: change its owner, or start as the user who owns it.`,
  EPERM: (path) => `Not permitted${path}: change its owner, or start as the user who owns it.`,
  EROFS: (path) => `The file system is read-only${path}: use another folder (--data-dir).`,
  EADDRINUSE: () =>
    'A port is already in use: stop what listens there, or choose another (--port).',
  EMFILE: () => 'Too many open files: raise the limit (ulimit -n 4096) and start again.',
};

/** One line that says what happened and what to do, for any error that starting can meet. */
export function explain(error: unknown): string {
  if (error instanceof StackFailure) return error.message;
  const { code, path, message, stack } = error as NodeJS.ErrnoException;
  const sentence = code ? sentences[code] : undefined;
  if (sentence) return sentence(path ? ` (${path})` : '');
  // Of a command line that cannot be read: the message says which option, and what is wrong with it.
  // A command that failed has a number for its code.
  if (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')) return message;
  return stack ?? message ?? String(error);
}
