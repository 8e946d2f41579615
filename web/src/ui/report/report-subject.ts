/** The casino, the promotion of a casino, or the affiliate whose figures are shown. */
export type ReportSubject =
  | { readonly casino: number; readonly promotion?: number }
  | { readonly affiliate: number };

/** The query for a subject's figures: one for a casino and all its promotions. */
export function questionOf(subject: ReportSubject) {
  return 'affiliate' in subject
    ? ({ by: 'casino', affiliate: String(subject.affiliate) } as const)
    : ({ by: 'promotion', casino: String(subject.casino) } as const);
}

/** The filter that narrows a report's screen to the subject. */
export function filterOf(subject: ReportSubject): Readonly<Record<string, string>> {
  if ('affiliate' in subject) return { affiliate: String(subject.affiliate) };
  const { casino, promotion } = subject;
  return promotion === undefined ? { casino: String(casino) } : { promotion: String(promotion) };
}

/** The key of the subject's line in the answer; undefined: its totals are asked for. */
export const lineOf = (subject: ReportSubject): number | undefined =>
  'affiliate' in subject ? undefined : subject.promotion;
