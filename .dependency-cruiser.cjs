/**
 * Whole modules, only their types, or single files (scripts that are injected into pages: what is imported is their address).
 * @typedef {{ full: string[]; types: string[]; files?: string[] }} Reach
 */

/** What every room of src may import besides itself: whole modules, or only their types. Nothing else is allowed. */
/** @type {Record<string, Reach>} */
const rooms = {
  sort: { full: [], types: [] },
  phrases: { full: [], types: [] },
  memory: { full: ['sort'], types: ['reading'] },
  reading: { full: [], types: [] },
  asking: { full: ['memory', 'sort', 'reading', 'phrases'], types: [] },
  engines: { full: ['asking', 'memory', 'sort', 'reading'], types: [] },
  store: { full: ['memory'], types: [] },
  platform: { full: [], types: ['memory', 'reading', 'asking'], files: ['content/[^/]+[.]iife[.]ts$'] },
  content: { full: ['reading'], types: ['platform'] },
  offscreen: { full: ['engines', 'asking', 'reading', 'platform'], types: [] },
  background: {
    full: ['phrases', 'sort', 'memory', 'reading', 'asking', 'engines', 'store', 'platform', 'content', 'offscreen'],
    types: [],
  },
  popup: { full: ['phrases', 'sort', 'platform', 'ui'], types: ['memory', 'reading', 'asking'] },
  options: { full: ['phrases', 'sort', 'platform', 'ui'], types: ['memory', 'reading', 'asking'] },
  ui: { full: ['phrases'], types: ['sort', 'memory', 'reading', 'asking', 'platform'] },
};

const anyOf = (/** @type {string[]} */ names) => `^src/(${names.join('|')})/`;

const walls = Object.entries(rooms).flatMap(([room, { full, types, files = [] }]) => [
  {
    name: `${room}-reaches-too-far`,
    comment: `src/${room} may import ${full.join(', ') || 'no other room'}${types.length ? `, and types of ${types.join(', ')}` : ''}`,
    severity: 'error',
    from: { path: `^src/${room}/` },
    to: { path: '^src/', pathNot: [anyOf([room, ...full, ...types]), ...files.map((file) => `^src/${file}`)] },
  },
  ...(types.length === 0
    ? []
    : [
        {
          name: `${room}-takes-more-than-types`,
          comment: `src/${room} may import only types of ${types.join(', ')}: write "import type"`,
          severity: 'error',
          from: { path: `^src/${room}/` },
          to: { path: anyOf(types), dependencyTypesNot: ['type-only'] },
        },
      ]),
]);

module.exports = {
  forbidden: [
    ...walls,
    {
      name: 'no-such-room',
      comment:
        'every file of src lives in one of the rooms; a new room is added to the table in .dependency-cruiser.cjs',
      severity: 'error',
      from: { path: '^src/', pathNot: anyOf(Object.keys(rooms)) },
      to: {},
    },
    {
      name: 'src-stands-alone',
      comment: 'src imports nothing of tests, tools or demo',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|tools|demo)/' },
    },
    {
      name: 'tools-and-demo-know-nothing-of-src',
      comment: 'tools and demo use the built extension only',
      severity: 'error',
      from: { path: '^(tools|demo)/' },
      to: { path: '^src/' },
    },
    {
      name: 'worker-without-engines',
      comment:
        'the worker loads no engine: Firefox imports one on demand in src/background/engine.ts, and nowhere else',
      severity: 'error',
      from: { path: '^src/background/', pathNot: '^src/background/engine[.]ts$' },
      to: { path: '^src/engines/' },
    },
    {
      name: 'engines-on-demand',
      comment: 'write "await import" where only Firefox needs it: a static import puts the engine into the worker',
      severity: 'error',
      from: { path: '^src/background/' },
      to: { path: '^src/engines/', dynamic: false },
    },
    {
      name: 'polyfill-only-in-platform',
      comment: 'src/platform is the only door to webextension-polyfill',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/platform/' },
      to: { path: '(^|/)webextension-polyfill(/|$)' },
    },
    {
      name: 'idb-only-in-store',
      comment: 'src/store is the only door to IndexedDB',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/store/' },
      to: { path: '(^|/)idb(/|$)' },
    },
    {
      name: 'no-unlisted-package',
      comment: 'a package used in src is listed under dependencies in package.json',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'undetermined', 'unknown'],
        pathNot: ['\\?', '^[.]{1,2}/(?!.*node_modules/)', '^(vite|@types|types)(/|$)|/@types/'],
      },
    },
    {
      name: 'no-unresolvable-import',
      comment: 'the imported file does not exist',
      severity: 'error',
      from: { path: '^(src|tests|tools|demo)/' },
      to: { couldNotResolve: true, pathNot: ['\\?', '^vitest/', '^virtual:'] },
    },
    {
      name: 'no-cycles',
      comment: 'files that import each other in a circle are one thing: put it in one place',
      severity: 'error',
      from: { path: '^(src|tools|demo)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|demo/dist|demo/out)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'types', 'default'],
    },
  },
};
