import { testLinks } from './directory-links.ts';

testLinks();
