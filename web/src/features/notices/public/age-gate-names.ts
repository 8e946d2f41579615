export const AGE_STORAGE_KEY = 'age_verified';
export const AGE_GATE_ID = 'age-gate';
/** The answers: values of the window's buttons. */
export const CONFIRMED = 'confirmed';
export const UNDER_AGE = 'under-age';
/** Target for minors: a search engine, and no way back into the page. */
export const ELSEWHERE = 'https://www.google.com/';

/** Set on the window by the application, which handles the answers from then on. */
export const HYDRATED = 'hydrated';
