/** A registry document or a declaration that breaks its rules; `problems` has a line for each. */
export class RegistryError extends Error {
  constructor(
    subject: string,
    readonly problems: readonly string[],
  ) {
    super(`${subject} is not valid: ${problems.join('; ')}`);
    this.name = 'RegistryError';
  }
}
