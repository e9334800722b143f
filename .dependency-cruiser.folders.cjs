/**
 * No cycles between folders, in the code without its tests. A spec and a `testing` folder may reach further than the code beside them, and no
 * other code imports them (rule `no-test-code-in-product` of .dependency-cruiser.cjs).
 */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: `${options.exclude.path}|\\.spec\\.|^(packages|services|shell|gateway|mf-).*/testing/`,
    },
  },
};
