import type { CountedRef } from '@slots/contracts/catalog/public-games';
import { paths } from '../../../config/paths.ts';
import {
  usePublicGameThemesQuery,
  usePublicGameTypesQuery,
} from '../../../features/games/games.api.ts';

const TOP_TYPES = 5;
const TOP_THEMES = 10;

/** The most visited countries. */
const COUNTRIES: readonly NavLinkItem[] = [
  { label: 'United Kingdom Casinos', to: paths.country('united-kingdom'), flag: 'GB' },
  { label: 'Canada Casinos', to: paths.country('canada'), flag: 'CA' },
  { label: 'Australia Casinos', to: paths.country('australia'), flag: 'AU' },
  { label: 'New Zealand Casinos', to: paths.country('new-zealand'), flag: 'NZ' },
  { label: 'South Africa Casinos', to: paths.country('south-africa'), flag: 'ZA' },
  { label: 'All Countries', to: paths.countries },
];

export interface NavLinkItem {
  readonly label: string;
  readonly to: string;
  readonly count?: number;
  /** Code of the country whose flag stands beside it. */
  readonly flag?: string;
}

export interface NavGroup {
  readonly label: string;
  readonly links: readonly NavLinkItem[];
}

export type NavItem = NavLinkItem | NavGroup;

function top(
  entries: readonly CountedRef[] | undefined,
  limit: number,
  to: (slug: string) => string,
): NavLinkItem[] {
  return (entries ?? [])
    .toSorted((a, b) => b.gameCount - a.gameCount)
    .slice(0, limit)
    .map(({ name, slug, gameCount }) => ({ label: name, to: to(slug), count: gameCount }));
}

/** The items of the site's navigation, the same on every width. */
export function useNavigationItems(): readonly NavItem[] {
  const { data: types } = usePublicGameTypesQuery();
  const { data: themes } = usePublicGameThemesQuery();
  return [
    { label: 'Home', to: paths.home },
    { label: 'Countries', links: COUNTRIES },
    { label: 'All Games', to: paths.freeGames },
    {
      label: 'Game Types',
      links: [
        ...top(types, TOP_TYPES, paths.gameType),
        { label: 'All Game Types', to: paths.gameTypes },
      ],
    },
    {
      label: 'Slot Themes',
      links: [
        ...top(themes, TOP_THEMES, paths.gameTheme),
        { label: 'All Themes', to: paths.gameThemes },
      ],
    },
    { label: 'High RTP', to: paths.highRtp },
    { label: 'Latest Slots', to: paths.latestSlots },
  ];
}
