/** The store already has this bundle with other content. */
export class StoreConflictError extends Error {
  constructor(bundle: string, file: string) {
    super(
      `The store has other content for ${file} of ${bundle}, and never overwrites a file: ` +
        'build and deploy another version, or find out who has changed the store',
    );
    this.name = 'StoreConflictError';
  }
}

/** A file of a bundle has changed since it was written. */
export class StoreDamagedError extends Error {
  constructor(file: string) {
    super(`${file} in the store has changed since it was written: its hash is different`);
    this.name = 'StoreDamagedError';
  }
}

/** Every attempt to write conflicted with another publisher. */
export class StoreBusyError extends Error {
  constructor(subject: string, attempts: number) {
    super(`Others changed ${subject} during each of ${attempts} attempts: try again`);
    this.name = 'StoreBusyError';
  }
}

/** The credentials of the publisher do not allow the write. */
export class StoreRefusedError extends Error {
  constructor(subject: string) {
    super(`The store refuses to write ${subject}: publish with the credentials of the owning team`);
    this.name = 'StoreRefusedError';
  }
}
