/** Lets the browser do what waits, such as a scroll or a tap, between two steps of work. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
