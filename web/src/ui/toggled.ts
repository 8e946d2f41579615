/** A choice of several with one of them added or removed. */
export const toggled = <T>(chosen: readonly T[], one: T, on: boolean): T[] => [
  ...chosen.filter((other) => other !== one),
  ...(on ? [one] : []),
];
