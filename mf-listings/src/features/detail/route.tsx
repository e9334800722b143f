import type { RouteHandle } from '@phantom/mf-kit';
import { detailHead } from './detail-head';
import type { DetailData, GoneData } from './loader';

export { DetailPage as Component } from './components/detail-page';
export { loader } from './loader';

export const handle: RouteHandle<DetailData | GoneData | null> = { head: detailHead };
