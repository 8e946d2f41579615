/** The most characters of what staff write; forms count and stop at the same numbers. */
/** A name, a slug, whatever stands in one line. */
export const MAX_LINE_LENGTH = 255;
export const MAX_SEO_DESCRIPTION_LENGTH = 250;
export const MAX_CASINO_DESCRIPTION_LENGTH = 20_000;
export const MAX_GAME_DESCRIPTION_LENGTH = 20_000;
export const MAX_SIGNIFICANT_TERMS_LENGTH = 10_000;
export const MAX_LINK_LENGTH = 2_000;
export const MAX_BONUS_CODE_LENGTH = 64;
export const MAX_DEAL_NOTE_LENGTH = 2_000;
/** A postback that staff try. */
export const MAX_TRIED_POSTBACK_LENGTH = 4_000;
export const MAX_PARAMETER_NAME_LENGTH = 40;
export const MAX_API_KEY_NAME_LENGTH = 100;
export const MAX_PASSKEY_NAME_LENGTH = 60;
export const MAX_VIEW_NAME_LENGTH = 60;
/** An entry's description or icon in a reference list. */
export const MAX_REFERENCE_TEXT_LENGTH = 2_000;
/** Why something stands where it does in a toplist. */
export const MAX_REASON_LENGTH = 200;
/** Plain text of a review or an article. */
export const MAX_RICH_TEXT_LENGTH = 50_000;
export const MAX_AUTHOR_WORDS_LENGTH = 2_000;
export const MAX_VERDICT_LENGTH = 600;
/** One advantage, one disadvantage. */
export const MAX_POINT_LENGTH = 200;
/** One change of a review. */
export const MAX_CHANGE_LENGTH = 500;
/** A guide's subject, in lists and for search engines. */
export const MAX_SUMMARY_LENGTH = 300;
export const MAX_TAG_LENGTH = 40;
