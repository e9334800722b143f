/** An invalid registry entry or declaration. `problems` has one line for each violation. */
export class RegistryError extends Error {
  constructor(
    subject: string,
    readonly problems: readonly string[],
  ) {
    super(`${subject} is not valid: ${problems.join('; ')}`);
    this.name = 'RegistryError';
  }
}

/** The state of the entry does not allow the change. */
export class ChangeRefusedError extends Error {
  override name = 'ChangeRefusedError';
}

/** A change names a version that the entry does not have. */
export class VersionMissingError extends ChangeRefusedError {
  override readonly name = 'VersionMissingError';

  constructor(name: string, version: string) {
    super(`The registry has no version ${version} of ${name}: deploy it, or name another one`);
  }
}
