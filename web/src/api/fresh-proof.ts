/**
 * Asks the user to prove their second factor; false: they declined. Set while the portal is on screen:
 * visitors are never asked.
 */
export const freshProof: { ask: (() => Promise<boolean>) | undefined } = { ask: undefined };
