/** The dimensions that day sums of conversions are kept for, each by itself and all together. */
export const SUMMED = ['affiliate', 'promotion', 'casino', 'country', 'page'] as const;
export type Summed = (typeof SUMMED)[number];
