/** Casinos on one page of all casinos. */
export const CASINOS_PER_PAGE = 24;
/** Guides on one page of theirs. */
export const GUIDES_PER_PAGE = 12;
