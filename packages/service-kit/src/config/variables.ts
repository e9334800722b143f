import { getMetadataStorage } from 'class-validator';

/** The field of a variable: `databaseUrl` of `DATABASE_URL`. */
export const fieldName = (variable: string): string =>
  variable.toLowerCase().replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The variable of a field. */
export const variableName = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The variables that a configuration reads. */
export function variablesOf(Config: new () => object): Set<string> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(Config, '', false, false);
  return new Set(rules.map(({ propertyName }) => variableName(propertyName)));
}
