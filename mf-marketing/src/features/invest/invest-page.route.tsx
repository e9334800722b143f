import type { HandleOf } from '@phantom/mf-kit';
import { investPageHead } from './invest-head';
import type { loader } from './invest-page.loader';

export { InvestPage as Component } from './components/invest-page';
export { loader } from './invest-page.loader';

export const handle: HandleOf<typeof loader> = { head: investPageHead };
