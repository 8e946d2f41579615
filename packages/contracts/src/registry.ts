import { z } from 'zod';
import * as activity from './activity.ts';
import * as affiliates from './affiliate/affiliates.ts';
import * as assignments from './affiliate/assignments.ts';
import * as clicks from './affiliate/clicks.ts';
import * as conversionImports from './affiliate/conversion-imports.ts';
import * as conversions from './affiliate/conversions.ts';
import * as deals from './affiliate/deals.ts';
import * as demoEarnings from './affiliate/demo-earnings.ts';
import * as earnings from './affiliate/earnings.ts';
import * as postbacks from './affiliate/postbacks.ts';
import * as webhooks from './affiliate/webhooks.ts';
import * as affiliateCasinos from './casino/affiliate-casinos.ts';
import * as authors from './casino/authors.ts';
import * as casinoRelations from './casino/casino-relations.ts';
import * as casinos from './casino/casinos.ts';
import * as casinosBulk from './casino/casinos-bulk.ts';
import * as clickOffers from './casino/click-offers.ts';
import * as directSql from './casino/direct-sql.ts';
import { callsOfDrafted } from './casino/drafted.ts';
import * as casinoGuides from './casino/guides.ts';
import * as casinoHistory from './casino/history.ts';
import * as casinoImages from './casino/images.ts';
import * as linkHealth from './casino/link-health.ts';
import * as promotions from './casino/promotions.ts';
import * as publicCasinos from './casino/public-casinos.ts';
import { referenceLists } from './casino/reference-data.ts';
import { callsOf } from './casino/reference-list.ts';
import * as casinoReviews from './casino/reviews.ts';
import * as casinoSearch from './casino/search.ts';
import * as casinoStatistics from './casino/statistics.ts';
import * as toplistContents from './casino/toplist-content.ts';
import { toplists } from './casino/toplists.ts';
import * as ageChecks from './catalog/age-checks.ts';
import * as catalogueGames from './catalog/catalogue-games.ts';
import * as catalogueSync from './catalog/catalogue-sync.ts';
import * as game from './catalog/game.ts';
import * as gameIndexing from './catalog/game-indexing.ts';
import * as games from './catalog/games.ts';
import * as gamesBulk from './catalog/games-bulk.ts';
import * as imports from './catalog/imports.ts';
import * as libraryGames from './catalog/library-games.ts';
import * as catalogNames from './catalog/names.ts';
import * as publicGames from './catalog/public-games.ts';
import { queueBoard } from './catalog/queue-board.ts';
import * as gameSearch from './catalog/search.ts';
import * as gameStatistics from './catalog/statistics.ts';
import * as taxonomy from './catalog/taxonomy.ts';
import type { Contract } from './contract.ts';
import * as fields from './fields.ts';
import * as allActivity from './gateway/activity.ts';
import * as documents from './gateway/documents.ts';
import * as search from './gateway/search.ts';
import * as countries from './geo/countries.ts';
import * as laws from './geo/laws.ts';
import * as countrySearch from './geo/search.ts';
import * as history from './history.ts';
import * as account from './identity/account.ts';
import * as apiKeys from './identity/api-keys.ts';
import * as auth from './identity/auth.ts';
import * as savedViews from './identity/saved-views.ts';
import * as secondFactor from './identity/second-factor.ts';
import * as users from './identity/users.ts';
import * as keyRights from './key-rights.ts';
import type { Mount } from './mount.ts';
import * as problems from './problem.ts';
import * as texts from './rich-text.ts';
import * as webhookEvents from './webhook-events.ts';

const camelCase = (words: string) =>
  words.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** The calls and shapes of the reference lists, as a module of its own would export them. */
const referenceData: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.values(referenceLists).flatMap((list) => [
    [camelCase(list.kind), list.shape],
    ...callsOf(list).map((contract) => [contract.id, contract] as const),
  ]),
);

/** The calls of what has drafts. */
const draftedCalls: Readonly<Record<string, unknown>> = Object.fromEntries(
  [casinoReviews.reviews, toplists, casinoGuides.guides].flatMap((drafted) =>
    callsOfDrafted(drafted).map((contract) => [contract.id, contract] as const),
  ),
);

const modules: readonly Readonly<Record<string, unknown>>[] = [
  account,
  activity,
  affiliateCasinos,
  affiliates,
  ageChecks,
  allActivity,
  apiKeys,
  assignments,
  authors,
  auth,
  casinoGuides,
  casinoHistory,
  casinoImages,
  casinoRelations,
  ...Object.values(casinoRelations.casinoChoices),
  casinoReviews,
  casinoSearch,
  casinoStatistics,
  casinos,
  casinosBulk,
  catalogNames,
  clickOffers,
  clicks,
  conversionImports,
  conversions,
  countries,
  countrySearch,
  deals,
  demoEarnings,
  directSql,
  earnings,
  laws,
  linkHealth,
  documents,
  draftedCalls,
  catalogueGames,
  catalogueSync,
  imports,
  libraryGames,
  gameIndexing,
  gameSearch,
  gameStatistics,
  games,
  gamesBulk,
  postbacks,
  promotions,
  publicCasinos,
  publicGames,
  referenceData,
  search,
  secondFactor,
  taxonomy,
  toplistContents,
  users,
  savedViews,
  webhookEvents,
  webhooks,
];

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'owner' in value && 'responses' in value;
}

/** Every contract of the system, those between services included. */
export const contracts: readonly Contract[] = [
  ...new Set(modules.flatMap((module) => Object.values(module).filter(isContract))),
];

/** The contracts that the gateway routes. */
export const publicContracts: readonly Contract[] = contracts.filter(({ path }) =>
  path.startsWith('/api/'),
);

/** The web applications that the gateway routes as they are. */
export const mounts: readonly Mount[] = [queueBoard];

function nameOf(exportName: string): string {
  return exportName.charAt(0).toUpperCase() + exportName.slice(1);
}

/**
 * The shapes that have a name in the documentation, each by its schema: exported objects and lists
 * of words have that of their export.
 * @throws Error when two shapes would have the same name
 */
export function namedShapes(): ReadonlyMap<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  for (const module of [...modules, fields, game, history, keyRights, problems, texts]) {
    for (const [exportName, value] of Object.entries(module)) {
      if (!(value instanceof z.ZodObject || value instanceof z.ZodEnum)) continue;
      const name = nameOf(exportName);
      if ([...names.values()].includes(name)) throw new Error(`Two shapes are named ${name}.`);
      names.set(value, name);
    }
  }
  return names;
}
