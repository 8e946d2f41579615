import { isProblem, messageOf } from '../api/problem.ts';
import { fieldName } from './field-name.ts';

/** Matches messages that lack only a subject. */
export const NEEDS_SUBJECT = /^(?:must|may|is|are|has|cannot) /;

/**
 * A refusal as a sentence about its field: 'must be a day' of 'validUntil' as 'Valid until must be a day'. Those that
 * begin with a capital stand alone.
 * @param name what the screen calls the field, if that does not follow from the path
 */
export function fieldFault(path: string, message: string, name?: string): string {
  if (/^\p{Lu}/u.test(message)) return message;
  const field = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
  return `${name ?? fieldName(field)}${NEEDS_SUBJECT.test(message) ? '' : ':'} ${message}`;
}

/**
 * Words for a failed call, for staff: the server's own if any, else `fixed`. The server names a field as programs do,
 * such as 'loginLink: must be a link'.
 */
export function failureMessage(error: unknown, fixed: string): string {
  const words = messageOf(error, fixed);
  const [fault] = (isProblem(error) && error.errors) || [];
  return fault && words === `${fault.path}: ${fault.message}`
    ? fieldFault(fault.path, fault.message)
    : words;
}
