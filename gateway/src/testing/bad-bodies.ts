import type { Contract } from '@slots/contracts/contract';
import { z } from 'zod';

/** A body that a call must refuse; `field` is the one that the refusal must name. */
export interface BadBody {
  readonly title: string;
  readonly body: unknown;
  readonly field?: string;
}

/** The limit of a text that says nothing else. */
const USUAL_MAX_LENGTH = 255;

/** Other limits, and those of texts in OUTSIDE, by field, or by call and field. */
const MAX_LENGTH: Readonly<Record<string, number>> = {
  'apiKeys.create.name': 100,
  slug: 255,
  icon: 2_000,
  description: 2_000,
  'casinos.update.description': 20_000,
  seo_description: 250,
  website: 2_000,
  significantTerms: 10_000,
  ctaLink: 2_000,
  termsUrl: 2_000,
  'promotions.create.code': 64,
  'promotions.update.code': 64,
  password: 128,
  confirmPassword: 1_024,
  'secondFactor.addPasskey.name': 60,
  'secondFactor.renamePasskey.name': 60,
  currentPassword: 1_024,
  email: 255,
  companyEmail: 255,
  loginLink: 2_000,
  teamsLink: 2_000,
  youtube_url: 2_000,
  'games.update.description': 20_000,
  'games.update.seo_description': 2_000,
  'affiliates.update.password': 255,
  'auth.login.password': 1_024,
  'views.create.name': 60,
  'views.update.name': 60,
  query: 2_000,
  'postbacks.try.query': 4_000,
  words: 2_000,
  note: 2_000,
  returnTo: 500,
  state: 2_000,
  'currencies.create.symbol': 3,
  'currencies.create.code': 3,
  'currencies.update.symbol': 3,
  'currencies.update.code': 3,
};

const NO_LINKS = [
  'javascript:alert(1)',
  '/here',
  'ftp://x.test/',
  'https://bank.test@x.test/',
  'https://:secret@x.test/',
];

const LINKS = new Set(['website', 'ctaLink', 'termsUrl', 'loginLink', 'teamsLink', 'youtube_url']);

/** Texts of a form of their own: what is just outside of it. */
const OUTSIDE: Readonly<Record<string, readonly unknown[]>> = {
  rating: ['5.1', '-0.1', '4.55', 5.1, '4,5', ''],
  startsAt: ['2027-01-31', '2027-01-31T18:00:00', '2027-02-30T18:00:00Z', 'tomorrow', ''],
  endsAt: ['2027-01-31', '2027-01-31T18:00:00', '2027-02-30T18:00:00Z', 'tomorrow', ''],
  returnTo: ['//x.test', 'https://x.test/', '/\\x.test', 'here', '/a b', ''],
  tradingSince: ['1989-12-31', '2051-01-01', '2020-02-30', '1/1/2020'],
  published: ['TRUE', '1', ''],
  image: ['', 'data:', 'nothing.png'],
  file: ['', ' '],
  licenceId: ['-1', '1.5', '1e400', 'abc', ''],
  licenceToRemove: ['-1', '1.5', '1e400', 'abc', ''],
  ctaLink: NO_LINKS,
  termsUrl: NO_LINKS,
  website: NO_LINKS,
  youtube_url: NO_LINKS,
  loginLink: NO_LINKS,
  teamsLink: NO_LINKS,
  email: ['nobody', 'a@b', '@x.test'],
  companyEmail: ['nobody', 'a@b', '@x.test'],
  slug: ['A B', 'ß', 'a/b', 'a_b'],
  values: [{ 1: 'x'.repeat(256) }, { 1: 'a\0b' }, { 1: 7 }, { abc: 'x' }],
};

/** Calls that only compare a text, with no word about what it may hold. */
const COMPARED = new Set([
  'auth.login.username',
  'auth.login.password',
  'account.changePassword.currentPassword',
  'secondFactor.beginPasskey.currentPassword',
  'secondFactor.beginTotp.currentPassword',
  'secondFactor.prove.recoveryCode',
  'secondFactor.signIn.recoveryCode',
]);

const OPERATOR = { $gt: '' };

const ONE_OF_EACH_TYPE: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['boolean', true],
  ['number', 7.5],
  ['string', 'some text'],
  ['array', [7]],
  ['object', {}],
];

type Schema = z.core.JSONSchema.BaseSchema;

/** One field of a body as its JSON schema has it. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  /** The types of JSON that it takes. */
  readonly types: ReadonlySet<string>;
  readonly alternatives: readonly Schema[];
  /** True when it takes free text, not one of a few words. */
  readonly writesText: boolean;
}

function alternativesOf(schema: Schema): readonly Schema[] {
  const inner = schema.anyOf;
  return inner === undefined
    ? [schema]
    : inner.flatMap((one) => (typeof one === 'boolean' ? [] : alternativesOf(one)));
}

/** The fields of a call's body, except those that take anything because they are ignored. */
export function fieldsOf({ body }: Contract): readonly Field[] {
  if (body === undefined) return [];
  const whole = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return Object.entries(whole.properties ?? {}).flatMap(([name, schema]) => {
    if (typeof schema === 'boolean') return [];
    const alternatives = alternativesOf(schema);
    const types = new Set(
      alternatives.flatMap(({ type }) => (type === undefined ? [] : [type].flat())),
    );
    if (types.size === 0) return [];
    const texts = alternatives.filter(({ type }) => [type].flat().some((one) => one === 'string'));
    return [
      {
        name,
        required: whole.required?.includes(name) ?? false,
        types,
        alternatives,
        writesText: texts.some((text) => text.enum === undefined),
      },
    ];
  });
}

type Value = readonly [title: string, value: unknown];

function* ofWrongType({ name, types }: Field): Generator<Value> {
  for (const [type, value] of ONE_OF_EACH_TYPE) {
    if (!types.has(type)) yield [`${name} as ${type}`, value];
  }
  yield [`${name} as an operator`, types.has('object') ? { 1: OPERATOR } : OPERATOR];
}

function* overLimits(id: string, field: Field): Generator<Value> {
  const { name } = field;
  const start = LINKS.has(name) ? 'https://x.test/' : '';
  const outside = OUTSIDE[name] ?? [];
  const usual = outside.length === 0 ? USUAL_MAX_LENGTH : undefined;
  const longest = MAX_LENGTH[`${id}.${name}`] ?? MAX_LENGTH[name] ?? usual;
  if (field.writesText && longest !== undefined) {
    yield [`${name} one character too long`, start.padEnd(longest + 1, 'a')];
  }
  for (const value of outside) yield [`${name} as ${JSON.stringify(value).slice(0, 30)}`, value];
  for (const { minimum, maximum, enum: words, minItems, maxItems } of field.alternatives) {
    if (minimum !== undefined) yield [`${name} one too low`, minimum - 1];
    if (maximum !== undefined) yield [`${name} one too high`, maximum + 1];
    if (words !== undefined) yield [`${name} as no such word`, 'no-such-word'];
    if (minItems !== undefined) yield [`${name} with too few`, []];
    if (maxItems === undefined) continue;
    yield [`${name} with one too many`, Array.from({ length: maxItems + 1 }, (_none, at) => at)];
    for (const item of [OPERATOR, null, -1, 1.5, 'a\0b', [[1]]]) {
      yield [`${name} holding ${JSON.stringify(item)}`, [item]];
    }
  }
}

/**
 * Every invalid body of a call.
 * @param required the fields without which the call is refused anyway, with values that it takes
 */
export function badBodiesOf(
  contract: Contract,
  required: Readonly<Record<string, unknown>>,
): readonly BadBody[] {
  const { id } = contract;
  const bad: BadBody[] = [null, [], [{}], 'text', 7, true, { $where: '1' }].map((body) => ({
    title: `${JSON.stringify(body)} as the body`,
    body,
  }));
  for (const field of fieldsOf(contract)) {
    const { name } = field;
    const { [name]: _left, ...without } = required;
    if (field.required) bad.push({ title: `no ${name}`, body: without, field: name });
    for (const [title, value] of [...ofWrongType(field), ...overLimits(id, field)]) {
      bad.push({ title, body: { ...required, [name]: value }, field: name });
    }
    if (!field.types.has('string')) continue;
    const title = `${name} with a null byte`;
    const body = { ...required, [name]: 'some\0text' };
    bad.push({ title, body, ...(!COMPARED.has(`${id}.${name}`) && { field: name }) });
  }
  return bad;
}
