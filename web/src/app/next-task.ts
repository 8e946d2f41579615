/** Yields to the browser, for a scroll or a tap, between two steps of work. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
