/** The way of a property through the office, by its numbers on the wire; each is also the key of its name. */
export const PROPERTY_STATUSES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export type PropertyStatus = (typeof PROPERTY_STATUSES)[number];

/** The one status at which files are asked for. */
export const MISSING_DOCUMENTS = 3;

/** Documents are awaited until the property moves beyond Missing Documents. */
export const awaitsDocuments = (status: number) => status <= MISSING_DOCUMENTS;

export type StepState = 'done' | 'current' | 'ahead' | 'skipped';

/**
 * Where a step stands when a property is at a status. A property at the last step has done that too.
 *
 * @param skipped steps before it that the property never was at
 */
export const stepState = (
  step: PropertyStatus,
  status: number,
  skipped: readonly PropertyStatus[],
): StepState => {
  if (skipped.includes(step)) return 'skipped';
  if (step < status || status === PROPERTY_STATUSES.length) return 'done';
  return step === status ? 'current' : 'ahead';
};

/** The status that a property usually goes to; the last one has none after it. */
export const nextStatus = (status: PropertyStatus): PropertyStatus =>
  PROPERTY_STATUSES.find((each) => each === status + 1) ?? status;

/** The status of a field's value. */
export const toStatus = (value: string): PropertyStatus =>
  PROPERTY_STATUSES.find((each) => String(each) === value) ?? PROPERTY_STATUSES[0];
