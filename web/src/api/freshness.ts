/** Options of a query on a screen that opens: what is known is trusted for 60 seconds. */
export const FRESH_FOR_A_MINUTE = { refetchOnMountOrArgChange: 60 } as const;
