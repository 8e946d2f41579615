import { z } from 'zod';

export const labels = z.record(z.string(), z.string());

/** Which pods are meant, by their labels. */
export const selector = z.object({
  matchLabels: labels.optional(),
  matchExpressions: z
    .array(z.object({ key: z.string(), operator: z.literal('In'), values: z.array(z.string()) }))
    .optional(),
});

/** True when a selector means pods with these labels. */
export function selects(
  { matchLabels = {}, matchExpressions = [] }: z.output<typeof selector>,
  own: Readonly<Record<string, string>>,
): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => own[key] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(own[key] ?? ''))
  );
}
