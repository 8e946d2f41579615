import type { SecondFactors } from '@slots/contracts/identity/second-factor';
import { useProveSecondFactorMutation, useSecondFactorsQuery } from '../api/second-factor.api.ts';
import { Dialog } from '../ui/dialog.tsx';
import { failureMessage } from '../ui/failure-message.ts';
import { Loaded } from '../ui/list-failure.tsx';
import { ProveForm } from './prove-form.tsx';

function methodsOf({ passkeys, totp, recoveryCodesLeft }: SecondFactors) {
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(totp === null ? [] : (['totp'] as const)),
    ...(recoveryCodesLeft > 0 ? (['recovery-code'] as const) : []),
  ];
}

/** Asks for the second factor before something that gives lasting power. `onDone`: whether it was proved. */
export function ProofDialog({ onDone }: { readonly onDone: (proved: boolean) => void }) {
  const own = useSecondFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [prove] = useProveSecondFactorMutation();
  return (
    <Dialog
      open
      onOpenChange={() => onDone(false)}
      title="Confirm that it is you"
      description="This change needs your second factor again. It is then valid for ten minutes."
    >
      <Loaded query={own} failed="Your second factors could not be loaded" loading="Loading...">
        {(factors) => (
          <ProveForm
            methods={methodsOf(factors)}
            onProof={async (proof) => {
              const { error } = await prove({ body: proof });
              if (error) return failureMessage(error, 'The check failed. Please try again.');
              onDone(true);
              return undefined;
            }}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
