/** The boundaries of the house; docs/contributing.md tells why each is there. */
const inside = { pathNot: 'node_modules' };

/** The rooms of the gateway, lowest first: none imports from one that comes later, or from what wires them. */
const GATEWAY_ROOMS = [
  'problems',
  'connections',
  'request',
  'rate-limits',
  'routing',
  'context',
  'answers',
  'sessions',
  'upstreams',
  'changes',
  'visitors',
  'public-cache',
  'activity',
  'documents',
  'search',
  'clicks',
  'operations',
  'policies',
  'front',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: inside,
      to: { circular: true, pathNot: 'node_modules' },
    },
    {
      name: 'no-cycles-of-folders',
      comment: 'Nothing imports upward: the folders of a service stand in layers.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^services/(affiliate|casino|catalog|geo|identity)/src/' },
      to: { circular: true },
    },
    {
      name: 'unresolvable',
      comment: 'An import that leads nowhere would hide from every other rule.',
      severity: 'error',
      from: inside,
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'a-service-never-imports-a-service',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'only-tests-import-a-service-from-outside',
      comment: 'Services are spoken to over HTTP.',
      severity: 'error',
      from: { path: '^(gateway|web|packages|scripts)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^services/' },
    },
    {
      name: 'a-package-never-imports-an-application',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(gateway|web|services|scripts)/' },
    },
    {
      name: 'a-feature-never-imports-a-feature',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'public-never-imports-admin',
      comment: 'Visitors must not download the staff portal.',
      severity: 'error',
      from: { path: '^web/src/features/[^/]+/public/' },
      to: { path: '^web/src/features/[^/]+/admin/' },
    },
    {
      name: 'the-kit-never-imports-a-feature',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^web/src/features/' },
    },
    {
      name: 'models-only-from-repositories',
      comment:
        'The files at the top of a service wire and hand them out; every query is in a repository.',
      severity: 'error',
      from: { path: '^services/', pathNot: '(\\.(repository|model|test)|/src/[^/]+)\\.ts$' },
      to: { path: '\\.model\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-gateway-is-express-4-inside',
      comment: 'The rest of http-kit is made for Express 5.',
      severity: 'error',
      from: { path: '^gateway/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/http-kit/',
        pathNot:
          '^packages/http-kit/src/(brotli|content-coding|route|entity-tag|graceful-server|health|http-problem\\.error|lifecycle|metrics)\\.ts$',
      },
    },
    ...GATEWAY_ROOMS.map((room, place) => ({
      name: 'the-gateway-never-imports-upward',
      severity: 'error',
      from: { path: `^gateway/src/${room}/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: `^gateway/src/(?:(?:${GATEWAY_ROOMS.slice(place + 1).join('|') || 'none'})/|[^/]+$)`,
      },
    })),
    {
      name: 'only-tests-import-testing',
      severity: 'error',
      from: {
        path: '^(gateway|services|web|packages|scripts)/',
        pathNot: [
          '\\.test\\.tsx?$',
          '^packages/testing/',
          '^scripts/(faults|cluster-test|alerts|fuzz)/',
          '/bench/',
          '-under-test\\.tsx?$',
          '/testing/',
        ],
      },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'no-banned-names',
      comment: 'A name that says nothing attracts everything.',
      severity: 'error',
      from: {},
      to: {
        path: '(^|/)(shared|common|core|utils?|helpers?|misc)(/|\\.[a-z.]+$)',
        pathNot: 'node_modules',
      },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: 'specify',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
