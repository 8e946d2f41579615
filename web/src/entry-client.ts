import './styles/app.css';
// Evaluated in a task before the rest's: all at once, the files of the application would keep a phone busy for
// longer than a tap may wait. What is imported here or named in the document is loaded together.
import './app/store.ts';
import { nextTask } from './app/next-task.ts';

await nextTask();
const { hydrate } = await import('./app/hydrate.tsx');
await nextTask();
await hydrate();
