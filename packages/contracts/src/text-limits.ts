/** The most characters of what staff write; forms count and stop at the same numbers. */
/** A name, a slug, whatever stands in one line. */
export const LONGEST_LINE = 255;
export const LONGEST_SEO_DESCRIPTION = 250;
export const LONGEST_CASINO_DESCRIPTION = 20_000;
export const LONGEST_GAME_DESCRIPTION = 20_000;
export const LONGEST_SIGNIFICANT_TERMS = 10_000;
export const LONGEST_LINK = 2_000;
export const LONGEST_BONUS_CODE = 64;
export const LONGEST_DEAL_NOTE = 2_000;
/** A postback that staff try. */
export const LONGEST_TRIED_POSTBACK = 4_000;
export const LONGEST_PARAMETER_NAME = 40;
export const LONGEST_API_KEY_NAME = 100;
/** Why something stands where it does in a toplist. */
export const LONGEST_REASON = 200;
/** Plain text of a review or an article. */
export const LONGEST_RICH_TEXT = 50_000;
export const LONGEST_AUTHOR_WORDS = 2_000;
export const LONGEST_VERDICT = 600;
/** One advantage, one disadvantage. */
export const LONGEST_POINT = 200;
/** One change of a review. */
export const LONGEST_CHANGE = 500;
/** A guide's subject, in lists and for search engines. */
export const LONGEST_SUMMARY = 300;
export const LONGEST_TAG = 40;
