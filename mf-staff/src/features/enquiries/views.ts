import { STATES, type State } from './enquiry';

/** What a list shows: what waits for somebody, one state, or all that people have sent. */
export const VIEWS = ['open', 'new', 'in_progress', 'answered', 'closed', 'all', 'spam'] as const;
export type View = (typeof VIEWS)[number];

export const statesOf = (view: View): State[] => {
  if (view === 'open') return ['new', 'in_progress'];
  return view === 'all' ? STATES.filter((state) => state !== 'spam') : [view];
};

/** How many there are in a view. */
export const countOf = (counts: Record<State, number>, view: View): number =>
  statesOf(view).reduce((sum, state) => sum + counts[state], 0);
