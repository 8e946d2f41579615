/** Where the system runs, from BASE_URL; only this machine may be put under load. */
export function target(): string {
  const url = __ENV.BASE_URL ?? 'http://127.0.0.1:8080';
  if (!/^https?:\/\/(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/.test(url)) {
    throw new Error(`BASE_URL must be a loopback address, not ${url}`);
  }
  return url;
}
