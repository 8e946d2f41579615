/** Fired on the document once the application is interactive. */
export const HYDRATED_EVENT = 'hydrated';
/** The attribute of `html` from then on. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';
