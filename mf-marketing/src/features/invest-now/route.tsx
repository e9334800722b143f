import type { HandleOf } from '@phantom/mf-kit';
import { investNowHead } from './invest-now-head';
import type { loader } from './invest-now.loader';

export { InvestNowPage as Component } from './components/invest-now-page';
export { loader } from './invest-now.loader';

export const handle: HandleOf<typeof loader> = { head: (_, t) => investNowHead(t) };
