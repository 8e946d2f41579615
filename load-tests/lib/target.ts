/** Where the system runs, from BASE_URL; only this machine may be put under load. */
export function target(): string {
  const url = __ENV.BASE_URL ?? 'http://127.0.0.1:8080';
  if (!/^https?:\/\/(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/.test(url) && !inCluster(url)) {
    throw new Error(
      `BASE_URL must be a loopback address, or a service of the cluster when IN_CLUSTER=true, not ${url}`,
    );
  }
  return url;
}

/** The operator of k6 runs tests inside the cluster that they are meant for: names without a dot, or of the cluster. */
function inCluster(url: string): boolean {
  return (
    __ENV.IN_CLUSTER === 'true' &&
    /^http:\/\/[a-z-]+(\.[a-z-]+(\.svc(\.cluster\.local)?)?)?(:\d+)?$/.test(url)
  );
}
