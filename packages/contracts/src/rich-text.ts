import { richTextDocument } from '@slots/rich-text/document';
import { webAddress } from './fields.ts';
import { MAX_RICH_TEXT_LENGTH } from './text-limits.ts';

/** Text with headings, lists, links and pictures, as staff write it and as it is stored and answered. */
export const richText = richTextDocument({ link: webAddress, longest: MAX_RICH_TEXT_LENGTH });
