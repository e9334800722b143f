// What `demo/feed` and `qa/market` use of the demo data.
export { comingWeekend } from './coming-weekend.js';
export type { DemoListing, DemoOpenHouse } from './demo-listing.js';
