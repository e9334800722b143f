/** A bundle is in the store already, and is another one. */
export class StoreConflictError extends Error {
  constructor(bundle: string, file: string) {
    super(
      `The store has other content for ${file} of ${bundle}. Nothing there is ever overwritten: ` +
        'build and deploy under another version, or find out who has changed the store',
    );
    this.name = 'StoreConflictError';
  }
}

/** A file of a bundle is another one than was put there. */
export class StoreDamagedError extends Error {
  constructor(file: string) {
    super(`${file} in the store is not the file that was put there: its hash is another one`);
    this.name = 'StoreDamagedError';
  }
}

/** Other publishers came in between each time. */
export class StoreBusyError extends Error {
  constructor(what: string, attempts: number) {
    super(`${what} has been changed by others ${attempts} times: try again`);
    this.name = 'StoreBusyError';
  }
}

/** The store does not let this publisher do that. */
export class StoreRefusedError extends Error {
  constructor(what: string) {
    super(
      `The store refuses to write ${what}: publish with the credentials of the team that it belongs to`,
    );
    this.name = 'StoreRefusedError';
  }
}
