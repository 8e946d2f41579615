/** Casinos on one page of all casinos. */
export const CASINOS_PER_PAGE = 24;
/** Guides on one page of theirs. */
export const GUIDES_PER_PAGE = 12;
/** The page of a tag of fewer guides says nothing that the guide does not: it asks not to be indexed, and is in no sitemap. */
export const MIN_GUIDES_OF_TAG = 2;
