import type { ActivityKind } from '@slots/contracts/activity';
import { portalPaths } from '../../../config/portal-paths.ts';
import type { ActivityEntry } from '../activity.api.ts';

/** Names of the kinds of records, singular and plural. */
export const KINDS: Readonly<Record<ActivityKind, { readonly one: string; readonly all: string }>> =
  {
    game: { one: 'game', all: 'Games' },
    casino: { one: 'casino', all: 'Casinos' },
    promotion: { one: 'promotion', all: 'Promotions' },
    affiliate: { one: 'affiliate', all: 'Affiliates' },
    'payment-method': { one: 'payment method', all: 'Payment methods' },
    'gambling-licence': { one: 'gambling licence', all: 'Gambling licences' },
    currency: { one: 'currency', all: 'Currencies' },
    user: { one: 'user', all: 'Users' },
  };

const isKnown = (kind: string): kind is ActivityKind => kind in KINDS;

/** 'casino', 'payment method'; an unknown kind by its own word. */
export function kindName(kind: string): string {
  return isKnown(kind) ? KINDS[kind].one : kind;
}

/** The screen of a record, unless it has none or was deleted by this very step. */
export function screenOf({ kind, recordId, action }: ActivityEntry): string | undefined {
  if (action === 'deleted') return undefined;
  if (kind === 'game') return portalPaths.gameDetails(recordId);
  if (kind === 'casino') return portalPaths.casinoDetails(recordId);
  if (kind === 'affiliate') return portalPaths.affiliate(recordId);
  return undefined;
}
