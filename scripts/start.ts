import { runSystem } from './run-system.ts';

await runSystem({ watch: false });
