/** In their order; the numbers are those of the API and the keys of the names. */
export const PROPERTY_STATUSES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export type PropertyStatus = (typeof PROPERTY_STATUSES)[number];

/** The only status in which a property accepts files. */
export const MISSING_DOCUMENTS = 3;

export const awaitsDocuments = (status: number) => status <= MISSING_DOCUMENTS;

export type StepState = 'done' | 'current' | 'ahead' | 'skipped';

/** At the last status, the last step counts as done too. */
export const stepState = (
  step: PropertyStatus,
  status: number,
  skipped: readonly PropertyStatus[],
): StepState => {
  if (skipped.includes(step)) return 'skipped';
  if (step < status || status === PROPERTY_STATUSES.length) return 'done';
  return step === status ? 'current' : 'ahead';
};

/** The status that usually follows; the last one stays. */
export const nextStatus = (status: PropertyStatus): PropertyStatus =>
  PROPERTY_STATUSES.find((each) => each === status + 1) ?? status;

export const toStatus = (value: string): PropertyStatus =>
  PROPERTY_STATUSES.find((each) => String(each) === value) ?? PROPERTY_STATUSES[0];
