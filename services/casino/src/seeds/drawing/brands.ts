import type { EmblemName } from './emblems.ts';
import type { Lettering } from './lettering.ts';
import type { SceneName } from './scenes.ts';

/** How a casino looks. Hues in degrees: of the ground, and of what is drawn on it. */
export interface Brand {
  readonly emblem: EmblemName;
  readonly hue: number;
  readonly accent: number;
  readonly scene: SceneName;
  readonly lettering: Lettering;
}

type Row = readonly [EmblemName, hue: number, accent: number, SceneName, Lettering];

const rows: Readonly<Record<string, Row>> = {
  'marlow-bay-casino': ['wave', 205, 42, 'sea', 'classic'],
  'gilded-finch': ['bird', 158, 45, 'bokeh', 'classic'],
  'harbour-nine': ['anchor', 222, 190, 'sea', 'square'],
  'juniper-palace': ['leaf', 265, 140, 'hills', 'classic'],
  'northern-lantern': ['lantern', 230, 48, 'night', 'round'],
  'cedar-crown': ['crown', 145, 40, 'mountains', 'classic'],
  'saltwater-spins': ['shell', 185, 20, 'sea', 'round'],
  'protea-gold': ['flower', 335, 45, 'hills', 'classic'],
  'velvet-compass': ['compass', 350, 38, 'bokeh', 'classic'],
  'copper-fox-casino': ['fox', 18, 32, 'hills', 'round'],
  'alpenglow-casino': ['mountain', 255, 12, 'mountains', 'square'],
  'sierra-luna': ['moon', 275, 50, 'mountains', 'round'],
  'tui-grove': ['feather', 170, 60, 'hills', 'round'],
  'ivory-quay': ['ship', 210, 44, 'sea', 'classic'],
  'amber-orchard': ['leaf', 28, 46, 'hills', 'round'],
  'larkspur-casino': ['flower', 245, 215, 'bokeh', 'square'],
  'pinewood-royale': ['crown', 165, 80, 'mountains', 'classic'],
  'silver-otter': ['wave', 215, 205, 'rays', 'round'],
  'tidewater-club': ['sail', 195, 48, 'sea', 'classic'],
  'marigold-slots': ['sun', 12, 44, 'rays', 'round'],
  'blackthorn-hall': ['star', 320, 30, 'night', 'classic'],
  fjordlight: ['tower', 200, 170, 'mountains', 'square'],
  'polder-pearl': ['pearl', 218, 28, 'skyline', 'round'],
  'ragusa-bay': ['shell', 8, 40, 'sea', 'classic'],
  'danube-star': ['star', 235, 50, 'night', 'square'],
  'olive-terrace': ['leaf', 85, 55, 'hills', 'classic'],
  'baltic-ember': ['flame', 210, 22, 'night', 'square'],
  'maple-comet': ['comet', 355, 42, 'night', 'square'],
  'prairie-bell': ['bell', 40, 48, 'hills', 'round'],
  'hudson-lights': ['tower', 225, 45, 'skyline', 'square'],
  'coral-drum': ['sun', 345, 35, 'sea', 'round'],
  'red-gum-reels': ['clover', 5, 95, 'hills', 'square'],
  'savanna-crest': ['mountain', 32, 50, 'hills', 'square'],
  'table-bay-spins': ['diamond', 190, 52, 'mountains', 'round'],
  'monsoon-palace': ['feather', 290, 45, 'rays', 'classic'],
  'lotus-arcade': ['flower', 305, 330, 'skyline', 'square'],
  'jacaranda-club': ['flower', 262, 285, 'bokeh', 'round'],
  'pampa-dorada': ['sun', 48, 46, 'hills', 'classic'],
  'condor-real': ['bird', 20, 44, 'mountains', 'square'],
  'isla-turquesa': ['ship', 178, 30, 'sea', 'round'],
};

export function brandOf(slug: string): Brand {
  const row = rows[slug];
  if (!row) throw new Error(`The demo casino ${slug} has no look.`);
  const [emblem, hue, accent, scene, lettering] = row;
  return { emblem, hue, accent, scene, lettering };
}
