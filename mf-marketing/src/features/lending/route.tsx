import type { HandleOf } from '@phantom/mf-kit';
import { lendingHead } from './lending-head';
import type { loader } from './lending.loader';

export { LendingPage as Component } from './components/lending-page';
export { loader } from './lending.loader';

export const handle: HandleOf<typeof loader> = { head: lendingHead };
