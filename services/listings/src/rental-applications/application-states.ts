/**
 * - `draft`: not sent yet; employees do not see it.
 * - `submitted`: sent.
 * - `in_review`: an employee has begun to read it.
 * - `approved`, `declined`: decided.
 * - `withdrawn`: by the applicant.
 */
export const APPLICATION_STATES = [
  'draft',
  'submitted',
  'in_review',
  'approved',
  'declined',
  'withdrawn',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** The states that employees set. */
export const REVIEW_STATES = ['in_review', 'approved', 'declined'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The states of applications that were sent. */
export const SENT_STATES = APPLICATION_STATES.filter((state) => state !== 'draft');

/** An application in one of these states waits for its applicant or for employees. */
export const OPEN_STATES = ['draft', 'submitted', 'in_review'] as const;

/** An application in one of these states is kept for a time and then deleted. */
export const CLOSED_STATES = ['approved', 'declined', 'withdrawn'] as const;

const NEXT: Record<ApplicationState, readonly ApplicationState[]> = {
  draft: [],
  submitted: ['in_review', 'approved', 'declined'],
  in_review: ['approved', 'declined'],
  // A wrong decision can be taken back.
  approved: ['in_review', 'declined'],
  declined: ['in_review', 'approved'],
  withdrawn: [],
};

/** The states to which an employee can move an application. */
export const nextStates = (state: ApplicationState): readonly ApplicationState[] => NEXT[state];

/** Whether the applicant can still withdraw. */
export const isWithdrawable = (state: ApplicationState): boolean =>
  state !== 'declined' && state !== 'withdrawn';
