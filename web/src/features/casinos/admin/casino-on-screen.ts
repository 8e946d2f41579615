import type { Casino } from '@slots/contracts/casino/casinos';
import { createContext, useContext } from 'react';
import type { Versioned } from '../../../api/versioned.ts';
import type { CasinoChange } from '../admin-casinos.api.ts';

/** The casino on the details screen, for its tabs. */
export interface CasinoOnScreen {
  readonly casino: Casino;
  /**
   * Saves fields of the casino, as a change of the version on screen: an editor keeps the one of its opening. A failure
   * is shown, in the server's words or as `failed`, and gives false; a change given up in favour of another user's
   * counts as settled. `onSaved` is called for what was stored only.
   */
  readonly save: (change: CasinoChange, failed: string, onSaved?: () => void) => Promise<boolean>;
  /**
   * Saves fields after validation by the call's rules. The reason for a refusal, by them or by the server (a
   * slug that is taken), is given as text for the field.
   */
  readonly saveChecked: (change: CasinoChange, failed: string) => Promise<boolean | string>;
  /** Makes another call that changes the casino, after the saves before it. */
  readonly sendInTurn: <A extends { readonly data?: Versioned<Casino> | undefined }>(
    call: () => PromiseLike<A>,
  ) => Promise<A>;
}

export const CasinoOnScreenContext = createContext<CasinoOnScreen | undefined>(undefined);

export function useCasinoOnScreen(): CasinoOnScreen {
  const onScreen = useContext(CasinoOnScreenContext);
  if (!onScreen) throw new Error('This part belongs on the screen of a casino.');
  return onScreen;
}
