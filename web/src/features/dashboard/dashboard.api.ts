import { getLinkHealth } from '@slots/contracts/casino/link-health';
import { getCasinoStatistics } from '@slots/contracts/casino/statistics';
import { listGames } from '@slots/contracts/catalog/games';
import { getGameStatistics } from '@slots/contracts/catalog/statistics';
import { type AnswerOf, endpoint } from '../../api/endpoint.ts';
import { portalApi } from '../../api/portal-api.ts';
import { noRetries, readOnce } from '../../api/retries.ts';

export type GameStatistics = AnswerOf<typeof getGameStatistics>;
export type CasinoStatistics = AnswerOf<typeof getCasinoStatistics>;

const games = endpoint(listGames);
/** Enough results to include a fully typed name. */
const GAMES_ASKED_FOR = 50;

const dashboardApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    gameStatistics: build.query({
      ...readOnce(getGameStatistics),
      providesTags: ['Game', 'GameImport'],
    }),
    casinoStatistics: build.query({
      ...readOnce(getCasinoStatistics),
      providesTags: ['Casino', 'Promotion', { type: 'ReferenceList', id: 'gambling-licences' }],
    }),
    linkHealth: build.query({ ...readOnce(getLinkHealth), providesTags: ['Promotion'] }),
    /** Games whose name, provider, slug or id contains a text, drafts too. */
    findGames: build.query<AnswerOf<typeof listGames>['data'], string>({
      query: (search) => games({ query: { search, per_page: GAMES_ASKED_FOR } }),
      transformResponse: ({ data }: AnswerOf<typeof listGames>) => data,
      extraOptions: noRetries,
      providesTags: ['Game'],
    }),
  }),
});

export const {
  useGameStatisticsQuery,
  useCasinoStatisticsQuery,
  useLinkHealthQuery,
  useFindGamesQuery,
} = dashboardApi;
