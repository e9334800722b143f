import { Ajv, type ErrorObject } from 'ajv';

const ajv = new Ajv({ allErrors: true, strictRequired: false });

/** Compiles a JSON schema into a function that returns the problems of a value. */
export const schemaCheck = (schema: object): ((value: unknown) => string[]) => {
  const validate = ajv.compile(schema);
  return (value) => (validate(value) ? [] : (validate.errors ?? []).map(describeProblem));
};

const describeProblem = ({ instancePath, message, params }: ErrorObject): string => {
  const unknown: unknown = params['additionalProperty'];
  const detail = typeof unknown === 'string' ? ` (${unknown})` : '';
  return `${instancePath || 'it'} ${message ?? 'is wrong'}${detail}`;
};
