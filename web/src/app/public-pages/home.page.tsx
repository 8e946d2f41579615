import { HomePage, loadHome } from '../../features/games/public/home.page.tsx';
import type { Loading } from '../../routing/loading.ts';

export const loader = (loading: Loading) => async () => {
  await loadHome(loading);
  return null;
};

/** Games and bonuses are features that do not know each other: they meet here. */
export function Component() {
  return <HomePage bonuses={null} />;
}
