import type { OwnApplication } from './api';
import type { Step } from './steps';

/** What a step gets. */
export interface StepProps {
  token: string;
  application: OwnApplication;
  /** Takes over what the server has stored. */
  onChange: (application: OwnApplication | undefined) => void;
  /** Leads to another step. */
  goTo: (step: Step) => void;
}
