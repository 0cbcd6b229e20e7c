import { build } from 'astro';
import { runProgram } from './ports.ts';

await runProgram(() => build({}));
