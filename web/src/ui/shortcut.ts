/** True for Ctrl or Cmd with this key alone; with Shift or Alt they are the browser's own shortcuts. */
export const isShortcut = (event: KeyboardEvent, key: string): boolean =>
  event.key.toLowerCase() === key &&
  (event.ctrlKey || event.metaKey) &&
  !(event.shiftKey || event.altKey);
