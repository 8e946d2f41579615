/**
 * Asks whoever is at the screen to prove their second factor; false: they would not. Set while the portal is on screen:
 * visitors are never asked.
 */
export const freshProof: { ask: (() => Promise<boolean>) | undefined } = { ask: undefined };
