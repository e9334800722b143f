import type { OwnApplication, PaperKind } from './api';

/** The steps of an application, in their order. */
export const STEPS = ['you', 'income', 'papers', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** What a step gets. */
export interface StepProps {
  token: string;
  application: OwnApplication;
  /** Takes over what the server has stored. */
  onChange: (application: OwnApplication | undefined) => void;
  /** Leads to another step. */
  goTo: (step: Step) => void;
}

/** The papers that every landlord asks for. The server refuses an application without them. */
export const NEEDED_PAPERS = ['identity', 'income'] as const satisfies PaperKind[];

type Progress = Pick<OwnApplication, 'address' | 'papers'>;

/** What an application lacks before it can be sent: a step, or a kind of paper. */
export function missingParts({ address, papers }: Progress) {
  const kinds = new Set(papers.map(({ kind }) => kind));
  return {
    income: address === null,
    papers: NEEDED_PAPERS.filter((kind) => !kinds.has(kind)),
  };
}

/** The first step that is not complete. */
export function nextStep(application: Progress): Step {
  const missing = missingParts(application);
  if (missing.income) return 'income';
  return missing.papers.length > 0 ? 'papers' : 'review';
}

/** The step that the address names, by its number; else the first one that is not complete. */
export function readStep(search: string, application: Progress): Step {
  const number = Number(new URLSearchParams(search).get('step'));
  return STEPS[number - 1] ?? nextStep(application);
}

/** The query of a step's address. */
export const stepQuery = (step: Step): string => `?step=${STEPS.indexOf(step) + 1}`;
