/** The fields of every entry of a list, named as on the wire. Times look like 2026-03-01T10:20:30.000000Z. */
export interface Listed {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export type GameType = Listed;

export interface Theme extends Listed {
  readonly parent_id: number | null;
}

export interface Provider extends Listed {
  readonly bio: string | null;
  readonly markets: readonly string[];
  readonly thumb: string;
}

export type Flag = 0 | 1;

/** A game as the catalogue sends it; the texts from `release` on are often empty. */
export interface Game extends Listed {
  readonly description: string | null;
  readonly url: string;
  readonly thumb: string;
  readonly provider_id: number;
  readonly provider: string;
  readonly provider_slug: string;
  readonly type_id: number;
  readonly type: string;
  readonly type_slug: string;
  readonly themes: readonly Theme[];
  readonly megaways: Flag;
  readonly bonus_buy: Flag;
  readonly progressive: Flag;
  readonly featured: Flag;
  readonly published: Flag;
  readonly release: string;
  readonly reels: string;
  readonly payline: string;
  readonly rtp: string;
  readonly volatility: string;
  readonly currencies: string;
  readonly languages: string;
  readonly land_based: string;
  readonly markets: string;
  readonly cluster_slot: string;
  readonly max_exposure: string;
  readonly min_bet: string;
  readonly max_bet: string;
  readonly max_win_per_spin: string;
  readonly autoplay: string;
  readonly quickspin: string;
  readonly tumbling_reels: string;
  readonly increasing_multipliers: string;
  readonly orientation: string;
  readonly restrictions: string;
}
