import { runSystem } from './system/run-system.ts';

await runSystem({ watch: true });
