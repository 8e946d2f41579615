import type { ActivityKind } from '@slots/contracts/activity';
import { portalPaths } from '../../../config/portal-paths.ts';
import { referenceScreens } from '../../../config/reference-screens.ts';
import type { ActivityEntry } from '../activity.api.ts';

interface KindNames {
  readonly one: string;
  readonly all: string;
}

type ListKind = (typeof referenceScreens)[number]['kind'];

const { user, ...OTHERS }: Readonly<Record<Exclude<ActivityKind, ListKind>, KindNames>> = {
  game: { one: 'game', all: 'Games' },
  casino: { one: 'casino', all: 'Casinos' },
  promotion: { one: 'promotion', all: 'Promotions' },
  guide: { one: 'guide', all: 'Guides' },
  toplist: { one: 'toplist', all: 'Toplists' },
  author: { one: 'author', all: 'Authors' },
  review: { one: 'review', all: 'Reviews' },
  affiliate: { one: 'affiliate', all: 'Affiliates' },
  deal: { one: 'deal', all: 'Deals' },
  webhook: { one: 'webhook', all: 'Webhooks' },
  'site-settings': { one: 'site settings', all: 'Site settings' },
  'api-key': { one: 'API key', all: 'API keys' },
  user: { one: 'user', all: 'Users' },
  'sign-in': { one: 'account', all: 'Sign-ins' },
  export: { one: 'file', all: 'Exports' },
  import: { one: 'import', all: 'Imports' },
};

const sentenceCase = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Names of the kinds of records, singular and plural. */
export const KINDS: ReadonlyMap<string, KindNames> = new Map([
  ...Object.entries(OTHERS),
  ...referenceScreens.map(({ kind, one, many }): [string, KindNames] => [
    kind,
    { one, all: sentenceCase(many) },
  ]),
  ['user', user],
]);

/** 'casino', 'payment method'; an unknown kind by its own word. */
export function kindName(kind: string): string {
  return KINDS.get(kind)?.one ?? kind;
}

/** True of kinds that are no records: their id is that of the person. */
export const isOfPerson = (kind: string): boolean => kind === 'export' || kind === 'import';

/** The screen of a record, unless it has none or was deleted by this very step. */
export function screenOf({ kind, recordId, action }: ActivityEntry): string | undefined {
  if (action === 'deleted') return undefined;
  if (kind === 'game') return portalPaths.gameDetails(recordId);
  if (kind === 'casino') return portalPaths.casinoDetails(recordId);
  if (kind === 'guide') return portalPaths.guide(recordId);
  if (kind === 'toplist') return portalPaths.toplist(recordId);
  if (kind === 'affiliate') return portalPaths.affiliate(recordId);
  if (kind === 'author') return portalPaths.authors;
  return undefined;
}
