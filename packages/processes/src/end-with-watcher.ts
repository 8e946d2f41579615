// Loaded before a process that `node --watch` runs: the watcher, killed with SIGKILL, cannot end it.
// The watcher holds the other end of this channel.
if (process.channel) process.once('disconnect', () => process.exit(1));
