import { sitePath } from '@phantom/mf-kit';

/** Loads the page anew: what a page is made of is settled when it is loaded. */
export const openAnew = () => window.location.assign(sitePath('/status'));
