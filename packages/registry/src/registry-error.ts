/** A registry entry or a declaration that breaks its rules; `problems` has a line for each. */
export class RegistryError extends Error {
  constructor(
    subject: string,
    readonly problems: readonly string[],
  ) {
    super(`${subject} is not valid: ${problems.join('; ')}`);
    this.name = 'RegistryError';
  }
}

/** A change that the entry, as it stands, leaves no room for. */
export class ChangeRefusedError extends Error {
  override name = 'ChangeRefusedError';
}

/** A change is about a version that the entry does not have. */
export class VersionMissingError extends ChangeRefusedError {
  override readonly name = 'VersionMissingError';

  constructor(name: string, version: string) {
    super(`The registry has no version ${version} of ${name}: deploy it, or name another one`);
  }
}
