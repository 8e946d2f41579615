import { CasinoDetails } from '../../features/casinos/admin/casino-details.tsx';
import { CasinoPromotions } from '../../features/promotions/admin/casino-promotions.tsx';

/** One casino with its tabs. Its promotions are another feature, so this page joins the two. */
export function Component() {
  return <CasinoDetails renderPromotions={(casino) => <CasinoPromotions casino={casino} />} />;
}
