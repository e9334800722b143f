/** The import rules of docs/architecture.md: who may know whom. */
const app = '^(shell|gateway|tools|demo|qa|e2e|mf-[^/]+|services/[^/]+)/';

/** What the listings service offers to those that make listings up. */
const LISTINGS = '^services/listings/src/(seed/)?index[.]ts$';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'services-only-themselves-and-server-packages',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: {
        path: ['^(shell|gateway|tools|demo|qa|e2e|mf-[^/]+|services/[^/]+|packages/[^/]+)/'],
        pathNot: [
          '^services/$1/',
          '^packages/(service-kit|files|outbox|inbox|personal-data|backup|rich-text|content-editing|subscriptions|listing-index)/',
        ],
      },
    },
    {
      name: 'listing-index-only-in-the-listings-service',
      severity: 'error',
      from: { path: '^services/', pathNot: '^services/listings/' },
      to: { path: '^packages/listing-index/' },
    },
    {
      name: 'listing-index-knows-no-other-package',
      severity: 'error',
      from: { path: '^packages/listing-index/' },
      to: { path: '^packages/', pathNot: '^packages/listing-index/' },
    },
    {
      name: 'gateway-only-its-packages',
      severity: 'error',
      from: { path: '^gateway/' },
      to: {
        path: [app, '^packages/'],
        // Its tests start services that send mails and have content.
        pathNot: [
          '^gateway/',
          '^packages/(service-kit|registry|store|outbox|files|content-editing)/',
        ],
      },
    },
    {
      name: 'outbox-and-content-only-in-the-tests-of-the-gateway',
      severity: 'error',
      from: { path: '^gateway/src/' },
      to: { path: '^packages/(outbox|files|content-editing)/' },
    },
    {
      name: 'service-kit-knows-no-package-above-it',
      severity: 'error',
      from: { path: '^packages/service-kit/' },
      to: { path: '^packages/', pathNot: '^packages/service-kit/' },
    },
    {
      name: 'frontends-never-each-other',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/src/' },
      to: {
        path: [app, '^packages/'],
        pathNot: [
          '^$1/',
          '^packages/(mf-kit|ui|map|forms|api-client)/',
          // The gateway lays the page out by the same rules, before the shell is there.
          '^packages/registry/src/staff-layout',
          '^packages/rich-text/src/extensions',
        ],
        // Else the registry is known by its types alone: its code stays out of the browser.
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rich-text-only-in-the-editor',
      // It brings ProseMirror with it.
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/src/', pathNot: '^mf-staff/src/features/content/' },
      to: { path: '^packages/rich-text/' },
    },
    {
      name: 'features-never-each-other',
      severity: 'error',
      from: { path: '^(mf-[^/]+|shell)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'packages-are-leaves',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: app },
    },
    {
      name: 'nobody-needs-demo-or-qa',
      severity: 'error',
      // A company deletes demo/, and everything still builds. `tools/stack/pictures.ts` starts the illustrator as a process.
      from: { path: '^(packages|services|gateway|shell|mf-[^/]+|tools)/' },
      to: { path: '^(demo|qa)/' },
    },
    {
      name: 'demo-only-itself',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: [app, '^packages/'], pathNot: ['^(demo|packages/build-config)/', LISTINGS] },
    },
    {
      name: 'qa-only-tools-demo-and-packages',
      severity: 'error',
      // A benchmark builds the sections as one application.
      from: { path: '^qa/', pathNot: '^qa/bench/single-spa/' },
      to: { path: app, pathNot: ['^(qa|tools|demo)/', LISTINGS] },
    },
    {
      name: 'only-seeds-know-seeds',
      severity: 'error',
      from: {
        path: '^services/[^/]+/src/',
        pathNot: '^services/[^/]+/src/seed(/|[.])',
      },
      to: { path: '^services/[^/]+/src/seed/' },
    },
    {
      name: 'no-relative-path-into-another-package',
      severity: 'error',
      from: { path: '^((?:packages|services)/[^/]+|shell|gateway|tools|demo|qa|mf-[^/]+)/' },
      to: {
        path: '^(packages|services)/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased'],
      },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      // The bundler puts the remote at hand in its place.
      to: { couldNotResolve: true, pathNot: '^remote-under-build$' },
    },
    {
      name: 'no-test-code-in-product',
      comment:
        'The rule about cycles of folders ignores test code: .dependency-cruiser.folders.cjs',
      severity: 'error',
      from: {
        path: '^(packages|services|shell|gateway|mf-[^/]+)/.*src/',
        pathNot: ['\\.spec\\.tsx?$', '/testing/'],
      },
      to: { path: ['^(packages|services|shell|gateway|mf-[^/]+)/.*/testing/', '\\.spec\\.tsx?$'] },
    },
    {
      name: 'no-dev-dependency-in-product',
      severity: 'error',
      from: {
        path: '^(packages/(mf-kit|ui|map|forms|service-kit|files|outbox|inbox|personal-data|backup|rich-text|content-editing|subscriptions|registry|store|listing-index)|services|gateway|shell|mf-[^/]+)/.*src/',
        pathNot: ['\\.spec\\.tsx?$', '/testing/'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.depcruise.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
