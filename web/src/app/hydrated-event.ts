/** Fired on the document once the application is interactive. */
export const HYDRATED_EVENT = 'hydrated';
