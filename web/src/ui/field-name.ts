import { formatMoment } from './format.ts';

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Words with fixed spelling. */
const WRITTEN: Readonly<Record<string, string>> = {
  seo: 'SEO',
  rtp: 'RTP',
  cpa: 'CPA',
  cta: 'CTA',
  url: 'URL',
  id: 'ID',
  ids: 'IDs',
  youtube: 'YouTube',
};

/** A field's name within a sentence: 'description', 'SEO description', 'max bet'. */
export function fieldInSentence(field: string): string {
  const name = fieldName(field);
  const written = Object.values(WRITTEN).some((word) => name.startsWith(word));
  return written ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** A field's name as words: 'seo_description' as 'SEO description', 'numberOfGames' as 'Number of games'. */
export function fieldName(field: string): string {
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[\s_]+/)
    .map((word) => word.toLowerCase())
    .map((word) => WRITTEN[word] ?? word);
  const sentence = words.join(' ');
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

/** A field's value as text; an empty one is 'Not specified'. */
export function fieldValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Not specified';
  if (value === true || value === 'true') return 'Yes';
  if (value === false || value === 'false') return 'No';
  if (typeof value === 'string') return TIMESTAMP.test(value) ? formatMoment(value) : value;
  if (Array.isArray(value)) {
    return value.length === 0 ? 'None' : value.map((entry) => fieldValue(entry)).join(', ');
  }
  return typeof value === 'object'
    ? Object.values(value)
        .map((part) => fieldValue(part))
        .join(' ')
    : JSON.stringify(value);
}
