const MONTH = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '2026-11' as 'Nov 2026'. */
export const monthInWords = (month: string): string => MONTH.format(new Date(`${month}-01`));
