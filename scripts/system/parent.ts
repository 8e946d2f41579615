const POLL_MS = 500;

/** Calls `then` once the process that started us is gone, even when it was killed with SIGKILL. */
export function onParentDeath(then: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, POLL_MS);
  timer.unref();
}
