import type { RouteHandle } from '@phantom/mf-kit';
import type { ResultsData } from './loader';
import { resultsHead } from './results-head';

export { ResultsPage as Component } from './components/results-page';
export { loader } from './loader';

export const handle: RouteHandle<ResultsData | null> = { head: resultsHead };
