import { PageHead } from '../../../head/page-head.tsx';
import type { Loading } from '../../../routing/loading.ts';
import { gamesApi, usePublicGamesInfiniteQuery } from '../games.api.ts';

const FILTER = { random: true };
export const loader = (loading: Loading) => async () => {
  await loading.need((dispatch) =>
    dispatch(gamesApi.endpoints.publicGames.initiate(FILTER, { subscribe: false })),
  );
  return null;
};

export function Component() {
  const { data } = usePublicGamesInfiniteQuery(FILTER);
  return (
    <div>
      <PageHead title="x" description="y" />
      <h1>{data?.pages[0]?.data.map(({ name }) => name).join(', ')}</h1>
    </div>
  );
}
