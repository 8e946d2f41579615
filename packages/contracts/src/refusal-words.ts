import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type OutOfBounds = z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>;

const IS_REQUIRED = 'is required';
/** Where nothing more can be told in one sentence. */
const IS_MALFORMED = 'is malformed';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['object', 'an object'],
  ['record', 'an object'],
  ['array', 'a list'],
]);

const FORMATS: ReadonlyMap<string, string> = new Map([
  ['datetime', 'a moment in UTC, such as 2027-06-30T00:00:00Z'],
]);

const UNITS: ReadonlyMap<string, string> = new Map([
  ['string', ' characters'],
  ['array', ' elements'],
]);

const mustBe = (what: string | undefined) =>
  what === undefined ? IS_MALFORMED : `must be ${what}`;

/** In quotes, with invisible characters as in JSON. */
const inQuotes = (text: string) => `'${JSON.stringify(text).slice(1, -1)}'`;

/** A value in a list: in quotes where it could be taken for the sentence's own punctuation. */
function listed(value: z.core.util.Primitive): string {
  return typeof value === 'string' && !/^[\w.:/-]*\w$/.test(value)
    ? inQuotes(value)
    : String(value);
}

function oneOf(values: readonly z.core.util.Primitive[]): string {
  const [only] = values;
  // Alone it would read as what the value is like: must be broken.
  if (values.length === 1 && typeof only === 'string') return inQuotes(only);
  const words = values.map(listed);
  return words.length > 2 ? `one of ${words.join(', ')}` : words.join(' or ');
}

function withinBounds(issue: OutOfBounds): string {
  const isSmall = issue.code === 'too_small';
  const bound = isSmall ? issue.minimum : issue.maximum;
  const unit = UNITS.get(issue.origin);
  if (issue.exact) return `must be exactly ${bound}${unit ?? ''}`;
  if (isSmall && unit !== undefined && bound === 1) return 'must not be empty';
  if (issue.inclusive === false) return `must be ${isSmall ? 'above' : 'below'} ${bound}`;
  return `must be ${bound}${unit ?? ''} or ${isSmall ? 'more' : 'less'}`;
}

/** What is wrong with a value that may have one of several forms; two that it resembles are not told apart. */
function noForm(forms: readonly (readonly z.core.$ZodIssue[])[]): string {
  const issues = forms.flatMap(([first]) => first ?? []);
  const [deep, other] = issues.filter(({ path }) => path.length > 0);
  if (other) return IS_MALFORMED;
  if (deep) return `${deep.path.join('.')}: ${deep.message}`;
  // The form that it has the type of is the one that was meant.
  const meant = issues.find(({ code }) => code !== 'invalid_type');
  if (meant) return meant.message;
  const types = issues.map(
    ({ message }) => /^must be (?<type>.+)$/.exec(message)?.groups?.['type'],
  );
  return mustBe(types.every(Boolean) ? [...new Set(types)].join(' or ') : undefined);
}

function hasField(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && name in value;
}

/**
 * Says in the product's words what a schema refuses that has no message of its own. Given to safeParse as
 * its `error`, where answers to callers are made; zod's own words are for programmers.
 */
export function refusalWords(issue: Issue): string {
  if (issue.input === undefined) return IS_REQUIRED;
  switch (issue.code) {
    case 'invalid_type':
      // A text in place of a whole number is refused as no number at all.
      return mustBe(
        TYPES.get(issue.inst instanceof z.core.$ZodNumberFormat ? 'int' : issue.expected),
      );
    case 'invalid_value':
      return mustBe(oneOf(issue.values));
    case 'invalid_format':
      return mustBe(FORMATS.get(issue.format));
    case 'too_small':
    case 'too_big':
      return withinBounds(issue);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_union': {
      if (issue.inclusive === false) return IS_MALFORMED;
      const { discriminator, options, errors } = issue;
      if (discriminator === undefined || options === undefined) return noForm(errors);
      return hasField(issue.input, discriminator) ? mustBe(oneOf(options)) : IS_REQUIRED;
    }
    case 'invalid_key':
      return `the name ${issue.issues[0]?.message ?? IS_MALFORMED}`;
    default:
      return IS_MALFORMED;
  }
}
