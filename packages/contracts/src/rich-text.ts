import { richTextDocument } from '@slots/rich-text/document';
import { webAddress } from './fields.ts';
import { LONGEST_RICH_TEXT } from './text-limits.ts';

/** Text with headings, lists, links and pictures, as staff write it and as it is stored and answered. */
export const richText = richTextDocument({ link: webAddress, longest: LONGEST_RICH_TEXT });
