import './styles/app.css';
// Evaluated in a task before the rest: evaluating all of the application together would block a phone for longer than a
// tap may wait. Imports of this file and files named in the document are loaded together.
import './app/store.ts';
import { nextTask } from './app/next-task.ts';

await nextTask();
const { hydrate } = await import('./app/hydrate.tsx');
await nextTask();
await hydrate();
