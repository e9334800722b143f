/** A fault that keeps a process from starting; its message is the one line that the operator sees. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
