import type { HandleOf } from '@phantom/mf-kit';
import { legalHead } from './legal-head';
import type { loader } from './legal.loader';

export { LegalLayout as Component } from './components/legal-layout';
export { loader } from './legal.loader';

export const handle: HandleOf<typeof loader> = { head: legalHead };
