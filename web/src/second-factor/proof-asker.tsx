import { lazy, Suspense, useEffect, useState } from 'react';
import { askForProofBy } from '../api/fresh-proof.ts';

const ProofDialog = lazy(async () => ({
  default: (await import('./proof-dialog.tsx')).ProofDialog,
}));

/** Opens the dialog when a call is refused until the second factor has been proved again; the call then goes on. */
export function ProofAsker() {
  const [answer, setAnswer] = useState<{ readonly done: (proved: boolean) => void }>();

  useEffect(() => {
    askForProofBy(
      () =>
        new Promise((resolve) => {
          setAnswer({
            done: (proved) => {
              setAnswer(undefined);
              resolve(proved);
            },
          });
        }),
    );
    return () => askForProofBy(undefined);
  }, []);

  return answer ? (
    <Suspense>
      <ProofDialog onDone={answer.done} />
    </Suspense>
  ) : null;
}
