const facts = ['src/content', 'src/config', 'src/shared'];
const components = ['src/ui', ...facts];
const parts = ['src/drawings', 'src/pictures', ...components];

/**
 * Which folder may import which. A folder may import itself, the folders listed for it, and npm packages; tests may
 * import everything. The site imports neither its build nor the packages, and nothing imports the commands in scripts.
 */
const allowed = {
  src: [],
  'src/config': [],
  'src/shared': [],
  'src/content': ['src/config', 'src/shared'],
  'src/brand': ['src/config', 'src/content'],
  'src/ui': ['src/brand', ...facts],
  'src/drawings': ['src/brand', ...components],
  'src/pictures': ['src/brand', 'src/drawings', ...components],
  'src/browser': ['src/config', 'src/shared'],
  'src/sections': parts,
  'src/features': ['src/brand', 'src/browser', ...parts],
  build: ['src'],
  bench: ['src', 'build'],
  // The mock product stands for a separate server, so it imports nothing from the site.
  'packages/mock-product': [],
  'packages/contact-service': ['src', 'build'],
  'packages/editor': ['src', 'build'],
};

const folderRules = Object.entries(allowed).map(([folder, others]) => ({
  name: `${folder}-imports`,
  comment: `${folder} may import ${['itself', ...others].join(', ')} and npm packages.`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: '\\.(test|fixture)\\.tsx?$' },
  to: {
    path: '^(src|build|packages|scripts|bench|tests)/',
    pathNot: `^(${[folder, ...others].join('|')})/`,
  },
}));

/** The folders of the content model in the order in which a file passes them. None imports a later one. */
const contentFolders = ['parse', 'fields', 'facts', 'schemas', 'words', 'translation', 'legal'];

const contentRules = contentFolders.map((folder, index) => ({
  name: `content-${folder}-imports`,
  comment: `src/content/${folder} may import only the folders before it.`,
  severity: 'error',
  from: { path: `^src/content/${folder}/`, pathNot: '\\.(test|fixture)\\.ts$' },
  to: {
    path: '^src/content/',
    pathNot: `^src/content/(${contentFolders.slice(0, index + 1).join('|')})/`,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...folderRules,
    ...contentRules,
    {
      name: 'scripts-are-last',
      comment: 'Only tests may import the commands in scripts.',
      severity: 'error',
      from: { path: '^(src|build|packages|bench)/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'features-stand-alone',
      comment: 'A feature never imports another feature; what they share belongs in src/shared.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'no-cycles',
      comment:
        'Files must not import each other: merge them, or move what both need to a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import must resolve to a file or package. tests/engines has its own packages.',
      severity: 'error',
      from: { pathNot: '^tests/engines/' },
      to: { couldNotResolve: true, pathNot: '\\?raw$|^astro([:/]|$)|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
