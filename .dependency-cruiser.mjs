// Who may import whom. A folder may import itself and the folders listed for it, nothing else.
const allowed = {
  config: [],
  domain: ['config'],
  content: ['domain', 'config'],
  lib: ['domain', 'config'],
  ui: [],
  scenes: ['ui'],
  sections: ['ui', 'scenes', 'config'],
  pictures: ['ui', 'styles', 'domain', 'content', 'config'],
  features: ['ui', 'lib', 'domain', 'config', 'scenes'],
  styleguide: ['ui', 'styles', 'config'],
};

const folderRules = Object.entries(allowed).map(([folder, others]) => ({
  name: `${folder}-imports`,
  comment: `src/${folder} may import ${['itself', ...others].join(', ')} and packages.`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: {
    path: '^(src|product-host|scripts|deploy|tests)/',
    pathNot: [
      `^src/(${[folder, ...others].join('|')})/`,
      // Types of the domain are words, not code: a section may speak of a Plan.
      ...(folder === 'sections' ? ['^src/domain/'] : []),
    ],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...folderRules,
    {
      name: 'sections-domain-types-only',
      comment: 'A section takes the types of the domain; its values come in as props.',
      severity: 'error',
      from: { path: '^src/sections/' },
      to: { path: '^src/domain/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-stand-alone',
      comment: 'A feature never imports another feature; what they share belongs in lib or ui.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'styleguide-is-for-development',
      comment: 'No part of the site may need what the build leaves out.',
      severity: 'error',
      from: { path: '^(src|deploy|scripts|product-host)/', pathNot: '^src/styleguide/' },
      to: { path: '^src/styleguide/' },
    },
    {
      name: 'product-host-stands-alone',
      comment: 'The stand-in plays another host: it knows nothing of the site.',
      severity: 'error',
      from: { path: '^product-host/' },
      to: { path: '^(src|deploy|scripts)/' },
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
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?raw$|^astro([:/]|$)' },
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
