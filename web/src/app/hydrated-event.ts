/** Fired on the document by the application once it answers to the visitor. */
export const HYDRATED_EVENT = 'hydrated';
