import type { LinkHealth } from '@slots/contracts/casino/link-health';
import { type GameTexts, gameTexts } from '@slots/contracts/catalog/game';
import type { Editor } from '@slots/http-kit/entity-tag';
import { lastEditor } from '@slots/mongo/editor';
import { type Connection, Schema } from 'mongoose';
import { SEARCH_INDEX } from './search-index-of-staff.ts';

/** A provider, type or theme as games carry a copy of it, so that lists need no join. */
export interface GameRef {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

/** What was found at the address of a game's demo. */
export interface LauncherCheck extends Pick<LinkHealth, 'state' | 'detail'> {
  readonly checkedAt: Date;
}

/** A time in which visitors could see a game. */
export interface VisibleTime {
  readonly since: Date;
  readonly until: Date;
}

/** A game of the product. `_id` is its external id, which is its id everywhere. */
export interface GameRecord extends GameTexts {
  readonly _id: number;
  readonly name: string;
  readonly slug: string;
  /** Former slugs, which redirect here. */
  readonly oldSlugs: readonly string[];
  /** The catalogue's slug that `slug` was made from. */
  readonly sourceSlug: string;
  readonly url: string;
  readonly thumb: string | null;
  readonly thumbHash: string | null;
  readonly description: string | null;
  readonly seo_description: string | null;
  readonly youtube_url: string | null;
  readonly published: boolean;
  /** Withdrawn by the catalogue: not public, not launchable, whatever `published` says. */
  readonly withdrawn: boolean;
  readonly featured: boolean;
  readonly megaways: boolean;
  readonly bonusBuy: boolean;
  readonly progressive: boolean;
  readonly provider: GameRef | null;
  readonly type: GameRef | null;
  readonly themes: readonly GameRef[];
  /** `rtp` as a number, for sorting. */
  readonly rtpValue: number | null;
  /** `release` as YYYY-MM-DD, for sorting. */
  readonly releaseDay: string | null;
  /** Country codes in which it may not be played. */
  readonly restricted: readonly string[];
  /** Fields that staff edited: a refresh from the catalogue leaves them alone. */
  readonly editedFields: readonly string[];
  /** The version in which 'featured' came among them: who takes that change back takes this back too. */
  readonly featuredEditedIn?: number;
  /** Hash of the catalogue's copy that was taken over last. */
  readonly sourceHash: string;
  /** Since when visitors see it, and since when they do not: random orders stay whole by it. */
  readonly visibleSince: Date | null;
  readonly hiddenAt: Date | null;
  /** Earlier times in which visitors saw it, oldest first; the last few. */
  readonly visibleBefore: readonly VisibleTime[];
  /** Not there before its demo was looked at once; no part of what staff change. */
  readonly launcher?: LauncherCheck;
  /** When its demo is to be looked at next. */
  readonly launcherDueAt?: Date;
  /** Name, provider and slug without accents and capitals, for the search of staff. */
  readonly searchText: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Which of the staff changed it last; null when it was the catalogue. */
  readonly updatedBy: Editor | null;
  /**
   * Raised by every write. It begins with the millisecond in which the game was made, so that a game
   * that was deleted and imported again never has a version a second time.
   */
  readonly version: number;
}

const ref = { id: Number, name: String, slug: String, _id: false };
const texts = Object.fromEntries(Object.keys(gameTexts.shape).map((field) => [field, String]));

const schema = new Schema<GameRecord>(
  {
    _id: { type: Number, required: true },
    name: { type: String, required: true },
    slug: { type: String, required: true },
    oldSlugs: [String],
    sourceSlug: String,
    url: { type: String, required: true },
    thumb: String,
    thumbHash: String,
    description: String,
    seo_description: String,
    youtube_url: String,
    published: { type: Boolean, required: true },
    withdrawn: { type: Boolean, required: true },
    featured: Boolean,
    megaways: Boolean,
    bonusBuy: Boolean,
    progressive: Boolean,
    provider: ref,
    type: ref,
    themes: [ref],
    rtpValue: Number,
    releaseDay: String,
    restricted: [String],
    editedFields: [String],
    featuredEditedIn: Number,
    sourceHash: String,
    visibleSince: Date,
    hiddenAt: Date,
    visibleBefore: [{ since: Date, until: Date, _id: false }],
    launcher: { state: String, detail: String, checkedAt: Date, _id: false },
    launcherDueAt: Date,
    searchText: { type: String, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    updatedBy: lastEditor,
    version: { type: Number, required: true },
    ...texts,
  },
  { versionKey: false },
);
schema.index({ slug: 1 }, { unique: true });
schema.index({ oldSlugs: 1 });
// What changed since: the visitors' index of games is kept in step by it.
schema.index({ updatedAt: 1, _id: 1 });
// The lists of staff by status, and of what is featured.
schema.index({ withdrawn: 1, published: 1, _id: 1 });
schema.index({ featured: 1, _id: 1 });
// Figures of the dashboard: how many are in which state, since when, and which lack a description.
schema.index({ withdrawn: 1, published: 1, visibleSince: 1 });
schema.index({ withdrawn: 1, published: 1, 'launcher.state': 1, _id: 1 });
// Whose demo is to be looked at: those that never were come first.
schema.index({ withdrawn: 1, published: 1, launcherDueAt: 1 });
schema.index({ createdAt: 1 });
schema.index({ description: 'hashed' });
schema.index(SEARCH_INDEX);

export function gameModel(connection: Connection) {
  return connection.model<GameRecord>('Game', schema, 'games');
}

/** Of each game what the visitors' index holds. */
export const INDEXED = {
  name: 1,
  slug: 1,
  provider: 1,
  type: 1,
  themes: 1,
  rtpValue: 1,
  volatility: 1,
  releaseDay: 1,
  published: 1,
  withdrawn: 1,
  visibleSince: 1,
  hiddenAt: 1,
  visibleBefore: 1,
  updatedAt: 1,
  version: 1,
} as const;
export type IndexedGame = Pick<GameRecord, '_id' | keyof typeof INDEXED>;

/** What is left of a deleted game, so that its address answers "gone" instead of "never was". */
export interface DeletedGame {
  /** The external id. */
  readonly _id: number;
  readonly slugs: readonly string[];
  readonly deletedAt: Date;
  /** Unpublished: keeps its place in random orders that people are reading. */
  readonly game: IndexedGame;
}

const deletedSchema = new Schema<DeletedGame>(
  {
    _id: { type: Number, required: true },
    slugs: [String],
    deletedAt: { type: Date, required: true },
    game: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, minimize: false },
);
deletedSchema.index({ slugs: 1 });
deletedSchema.index({ deletedAt: 1 });

export function deletedGameModel(connection: Connection) {
  return connection.model<DeletedGame>('DeletedGame', deletedSchema, 'deletedGames');
}
