/**
 * Who may import whom below src. A folder may import itself, the folders listed for it, and packages;
 * pages and layouts may import everything.
 */
const allowed = {
  config: [],
  shared: [],
  content: ['config', 'shared'],
  images: ['config', 'content', 'styles'],
  ui: ['shared'],
  drawings: ['ui', 'content', 'config', 'shared'],
  browser: ['config', 'shared'],
  sections: ['ui', 'drawings', 'content', 'config', 'shared'],
  features: ['ui', 'drawings', 'browser', 'content', 'styles', 'config', 'shared'],
};

const folderRules = Object.entries(allowed).map(([folder, others]) => ({
  name: `${folder}-imports`,
  comment: `src/${folder} may import ${['itself', ...others].join(', ')} and packages.`,
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: '\\.(test|fixture)\\.tsx?$' },
  to: {
    path: '^(src|build|packages|scripts|tests)/',
    pathNot: [`^src/(${[folder, ...others].join('|')})/`],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...folderRules,
    {
      name: 'features-stand-alone',
      comment: 'A feature never imports another feature; what they share belongs in src/shared.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'site-imports-itself',
      comment: 'The site imports neither its build nor packages and commands.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '^(build|packages|scripts|tests)/' },
    },
    {
      name: 'mock-product-stands-alone',
      comment: 'The mock product plays another server: it knows nothing of the site.',
      severity: 'error',
      from: { path: '^packages/mock-product/' },
      to: { path: '^(src|build|scripts|packages/(?!mock-product/))' },
    },
    {
      name: 'packages-are-optional',
      comment: 'The site and its build never import a package; the commands in scripts do.',
      severity: 'error',
      from: { path: '^(src|build)/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '^(packages|scripts|tests)/' },
    },
    {
      name: 'commands-use-packages',
      comment: 'A package never imports the commands; its tests may.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '\\.(test|fixture)\\.ts$' },
      to: { path: '^(scripts|tests)/' },
    },
    {
      name: 'contact-service-stands-alone',
      comment:
        'The configuration of servers knows the contact service, and not the other way around.',
      severity: 'error',
      from: { path: '^packages/contact-service/' },
      to: { path: '^packages/(?!contact-service/)' },
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
