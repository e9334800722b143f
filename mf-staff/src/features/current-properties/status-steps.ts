/** The way of a property through the office, by its numbers on the wire; each is also the key of its name. */
export const PROPERTY_STATUSES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export type PropertyStatus = (typeof PROPERTY_STATUSES)[number];

/** The one status at which files are asked for. */
export const MISSING_DOCUMENTS = 3;

export type StepState = 'done' | 'current' | 'ahead';

/** Where a step stands when a property is at a status. A property at the last step has done that too. */
export const stepState = (step: number, status: number): StepState => {
  if (step < status || status === PROPERTY_STATUSES.length) return 'done';
  return step === status ? 'current' : 'ahead';
};

/** The status that a property usually goes to; the last one has none after it. */
export const nextStatus = (status: PropertyStatus): PropertyStatus =>
  PROPERTY_STATUSES.find((each) => each === status + 1) ?? status;

/** The status of a field's value. */
export const toStatus = (value: string): PropertyStatus =>
  PROPERTY_STATUSES.find((each) => String(each) === value) ?? PROPERTY_STATUSES[0];
