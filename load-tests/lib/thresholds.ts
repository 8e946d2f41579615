/**
 * Limits of a run. Its times assume an otherwise idle machine; on a busy one only the share of failures is
 * meaningful, and LATENCY=any leaves the times out.
 */
export function thresholds(limits: { p95: number; p99: number; failed?: string }) {
  return {
    checks: ['rate>0.999'],
    http_req_failed: [limits.failed ?? 'rate<0.001'],
    ...(__ENV.LATENCY === 'any'
      ? {}
      : { http_req_duration: [`p(95)<${limits.p95}`, `p(99)<${limits.p99}`] }),
  };
}
