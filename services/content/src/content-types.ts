import type { ContentType } from '@phantom/content-editing';
import { NEWSLETTER } from './newsletters/newsletter.type.js';

/** What employees edit in this service, in the order of the dashboard. */
export const CONTENT_TYPES: readonly ContentType[] = [NEWSLETTER];
