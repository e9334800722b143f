import { ChangeRefusedError } from '@phantom/registry';
import { StoreBusyError, StoreConflictError, StoreRefusedError } from '@phantom/store';

/** How a command ends, for the pipeline that runs it. */
export const EXIT = {
  unexpected: 1,
  usage: 2,
  incompatible: 3,
  unknown: 4,
  smoke: 5,
  refused: 6,
  missing: 7,
} as const;

/** A failure whose message is what the person at the terminal has to know; no stack is shown. */
export class DeployFailure extends Error {
  override readonly name = 'DeployFailure';

  constructor(
    readonly exitCode: number,
    message: string,
  ) {
    super(message);
  }
}

const codes = [
  [ChangeRefusedError, EXIT.missing],
  [StoreBusyError, EXIT.refused],
  [StoreConflictError, EXIT.refused],
  [StoreRefusedError, EXIT.refused],
] as const;

/** The exit code of any error, and what to print of it. */
export const ending = (error: unknown): { exitCode: number; message: string } => {
  if (error instanceof DeployFailure) return error;
  if (!(error instanceof Error)) return { exitCode: EXIT.unexpected, message: String(error) };
  const known = codes.find(([kind]) => error instanceof kind);
  return { exitCode: known?.[1] ?? EXIT.unexpected, message: error.message };
};
