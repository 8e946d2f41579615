/** The collation of names: in the order that a reader expects, whatever their case. */
export const BY_NAME = { locale: 'en', strength: 2 } as const;
