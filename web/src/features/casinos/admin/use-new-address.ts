import type { Casino } from '@slots/contracts/casino/casinos';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { toast } from 'sonner';
import type { Versioned } from '../../../api/versioned.ts';
import { paths } from '../../../config/paths.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import type { Dispatch } from '../../../routing/loading.ts';
import { useNavigateFromHere } from '../../../routing/use-navigate-from-here.ts';
import { SAME_SCREEN } from '../../../ui/unsaved-changes.tsx';
import { keepCasinoDetail } from '../admin-casinos.api.ts';

/** After a change of a casino's slug: explains the redirect, and goes to the new address. */
export function useNewAddress(): (before: string, found: Versioned<Casino>) => Promise<void> {
  const dispatch = useDispatch<Dispatch>();
  const navigate = useNavigateFromHere();
  const { search } = useLocation();
  return async (before, found) => {
    const { slug } = found.record;
    if (slug === before) return;
    toast.success('Slug changed', {
      description: `${paths.casinoReview(before)} now redirects to ${paths.casinoReview(slug)} (301).`,
    });
    await dispatch(keepCasinoDetail(found));
    await navigate(
      { pathname: portalPaths.casinoDetails(slug), search },
      { replace: true, preventScrollReset: true, state: SAME_SCREEN },
    );
  };
}
