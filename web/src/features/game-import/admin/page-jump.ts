const MAX_TYPED_PAGE = 999;

/** The typed page; undefined unless a whole number from 1 to 999. */
export function pageToGo(typed: string): number | undefined {
  if (!/^\d{1,3}$/.test(typed.trim())) return undefined;
  const page = Number(typed);
  return page >= 1 && page <= MAX_TYPED_PAGE ? page : undefined;
}
