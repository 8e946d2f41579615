/** The weight of what two games have in common, for similar games. */
export const LIKENESS = {
  /** A theme in common counts more than type and provider together, and the type more than the provider. */
  theme: 4,
  type: 2,
  provider: 1,
  /** Above any distance between two games. */
  level: 100_000,
  /** A point of RTP, in percent, and a step of volatility are as far. */
  step: 100,
  /** The distance to a game of which that is not known: about that of two that differ. */
  unknownSteps: 3,
} as const;
