/**
 * Who may import whom. A folder may import itself, the folders listed for it, and npm packages; tests may import
 * everything. The site imports neither its build nor the packages, and nothing imports the commands in scripts.
 */
const allowed = {
  src: [],
  'src/config': [],
  'src/shared': [],
  'src/content': ['src/config', 'src/shared'],
  'src/brand': ['src/config', 'src/content'],
  'src/ui': ['src/brand', 'src/content', 'src/config', 'src/shared'],
  'src/drawings': ['src/ui', 'src/brand', 'src/content', 'src/config', 'src/shared'],
  'src/browser': ['src/config', 'src/shared'],
  'src/sections': ['src/ui', 'src/drawings', 'src/content', 'src/config', 'src/shared'],
  'src/features': [
    'src/ui',
    'src/drawings',
    'src/browser',
    'src/brand',
    'src/content',
    'src/config',
    'src/shared',
  ],
  build: ['src'],
  bench: ['src', 'build'],
  // The mock product plays another server: it knows nothing of the site.
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

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...folderRules,
    {
      name: 'scripts-are-last',
      comment: 'The commands in scripts import the others; tests of the built site may start them.',
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
      comment: 'Two files that import each other are one file, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere. tests/engines has packages of its own.',
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
