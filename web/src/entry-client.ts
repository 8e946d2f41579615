import './styles/app.css';
import { nextTask } from './app/next-task.ts';

// Evaluated one after the other: all at once, the files of the application would keep a phone busy for
// longer than a tap may wait. The document names them all, so they are loaded together.
await import('react-dom/client');
await nextTask();
await import('./app/store.ts');
await nextTask();
const { takeOver } = await import('./app/take-over.tsx');
await nextTask();
await takeOver();
