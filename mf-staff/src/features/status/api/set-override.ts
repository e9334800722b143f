import { api, unwrap } from '@phantom/mf-kit';

/** Another build of a section: one that lies in the store, or one that a machine serves. */
export interface Override {
  remote: string;
  version?: string;
  url?: string;
}

/** Lets this browser, and no other, get that build from the next page on. */
export const setOverride = (body: Override) => unwrap(api.POST('/api/site/overrides', { body }));
