// The react-bootstrap components on every section's pages. Remotes share this facade instead of the package itself,
// whose sharing would defeat tree-shaking; what only some pages need is in on-demand.ts. Styles are in theme.scss.

export { default as Button } from 'react-bootstrap/Button';
export { default as Container } from 'react-bootstrap/Container';
