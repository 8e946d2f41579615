export const EXAMPLES: Readonly<Record<string, unknown>> = {};
