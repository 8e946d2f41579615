/** Caches in front do not keep an answer that lacks what catalog did not tell, nor a page made of it. */
export const NOT_KEPT = { 'Surrogate-Control': 'max-age=0' } as const;
