/** Options of a query on a screen that opens: cached answers are fresh for 60 seconds. */
export const FRESH_FOR_A_MINUTE = { refetchOnMountOrArgChange: 60 } as const;
