// One chunk of all that only lists need: each further chunk costs every visitor of the section some bytes.
export { HomeContributions } from './home-contributions';
export { ListPanel } from './list-panel';
export { SharedList } from './shared-list';
