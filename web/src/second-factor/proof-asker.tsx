import { lazy, Suspense, useEffect, useState } from 'react';
import { freshProof } from '../api/fresh-proof.ts';

const ProofDialog = lazy(async () => ({
  default: (await import('./proof-dialog.tsx')).ProofDialog,
}));

interface Answer {
  readonly done: (proved: boolean) => void;
}

/** Opens the dialog when a call is refused until the second factor has been proved again; the call is then repeated. */
export function ProofAsker() {
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    let asking: Promise<boolean> | undefined;
    let open: Answer | undefined;
    // Asks once for all calls that wait for the same proof.
    freshProof.ask = () => {
      asking ??= new Promise((resolve) => {
        const mine: Answer = {
          done: (proved) => {
            // A check that was on its way when its dialog was closed.
            if (open !== mine) return;
            open = undefined;
            asking = undefined;
            setAnswer(undefined);
            resolve(proved);
          },
        };
        open = mine;
        setAnswer(mine);
      });
      return asking;
    };
    return () => {
      freshProof.ask = undefined;
      open?.done(false);
    };
  }, []);

  return answer ? (
    <Suspense>
      <ProofDialog onDone={answer.done} />
    </Suspense>
  ) : null;
}
