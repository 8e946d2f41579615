/** The most characters of what staff write at length; forms count and stop at the same numbers. */
export const LONGEST_CASINO_DESCRIPTION = 20_000;
export const LONGEST_SIGNIFICANT_TERMS = 10_000;
export const LONGEST_LINK = 2_000;
