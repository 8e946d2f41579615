// Loaded before every process of the system: ends it once its parent is gone. That covers
// systems that cannot send a signal at the death of a parent, and the child of a watcher that was killed.
const POLL_MS = 500;
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, POLL_MS).unref();
