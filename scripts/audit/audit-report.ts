import { z } from 'zod';

/** npm's report of one package: its own problems as objects, those of its dependencies as names. */
const vulnerability = z.object({
  name: z.string(),
  severity: z.string(),
  range: z.string(),
  via: z.array(
    z.union([z.string(), z.object({ title: z.string(), url: z.string(), severity: z.string() })]),
  ),
});
const answer = z.object({ vulnerabilities: z.record(z.string(), vulnerability) });

export interface AuditReport {
  /** 'unknown': no audit service could be reached. */
  readonly outcome: 'clean' | 'problems' | 'unknown';
  /** For people. */
  readonly lines: readonly string[];
}

/** Reads what `npm audit --json` has written. */
export function auditReport(output: string): AuditReport {
  const parsed = answer.safeParse(jsonOf(output));
  if (!parsed.success) {
    return {
      outcome: 'unknown',
      lines: ['No audit service could be reached: nothing is known of the packages.'],
    };
  }
  const found = Object.values(parsed.data.vulnerabilities).flatMap(({ name, range, via }) =>
    via.flatMap((cause) =>
      typeof cause === 'string'
        ? []
        : [`${cause.severity} ${name} ${range}: ${cause.title} ${cause.url}`],
    ),
  );
  return found.length === 0
    ? { outcome: 'clean', lines: ['No package has a known problem.'] }
    : { outcome: 'problems', lines: found.sort() };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
