import { lazy, Suspense, useEffect, useState } from 'react';
import { freshProof } from '../api/fresh-proof.ts';

const ProofDialog = lazy(async () => ({
  default: (await import('./proof-dialog.tsx')).ProofDialog,
}));

/** Opens the dialog when a call is refused until the second factor has been proved again; the call is then repeated. */
export function ProofAsker() {
  const [answer, setAnswer] = useState<{ readonly done: (proved: boolean) => void }>();

  useEffect(() => {
    let asking: Promise<boolean> | undefined;
    // Asks once for all calls that wait for the same proof.
    freshProof.ask = () => {
      asking ??= new Promise((resolve) => {
        setAnswer({
          done: (proved) => {
            asking = undefined;
            setAnswer(undefined);
            resolve(proved);
          },
        });
      });
      return asking;
    };
    return () => {
      freshProof.ask = undefined;
    };
  }, []);

  return answer ? (
    <Suspense>
      <ProofDialog onDone={answer.done} />
    </Suspense>
  ) : null;
}
