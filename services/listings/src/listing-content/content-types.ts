import type { ContentType } from '@phantom/content-editing';
import { CLOSING_COST } from '../costs/closing-cost.type.js';
import { COST_FIGURES } from '../costs/cost-figures.type.js';
import { AGENT } from '../own-listings/agent.type.js';
import { LISTING_CORRECTION } from './correction-publication.js';
import { OWN_HOME } from './home-publication.js';

/** What editors write in this service. */
export const CONTENT_TYPES: readonly ContentType[] = [
  ...[OWN_HOME, AGENT, LISTING_CORRECTION],
  ...[CLOSING_COST, COST_FIGURES],
];
