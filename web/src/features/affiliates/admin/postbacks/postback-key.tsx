import { OLD_KEY_HOURS } from '@slots/contracts/affiliate/postbacks';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useMayUse } from '../../../../api/screen-access.ts';
import { Button } from '../../../../ui/button.tsx';
import { AlertDialog } from '../../../../ui/dialog.tsx';
import { failureToast } from '../../../../ui/failure-toast.tsx';
import { formatMoment } from '../../../../ui/format.ts';
import { listFailure } from '../../../../ui/list-failure.tsx';
import { ShownOnce, useBeingMade } from '../../../../ui/shown-once.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { useCreatePostbackKeyMutation, usePostbackKeyQuery } from '../../postbacks.api.ts';
import { finishedAddress, type PostbackNames } from './postback-names.ts';

interface PostbackKeyProps {
  readonly affiliateId: number;
  readonly names: PostbackNames;
}

/** The key of an affiliate's postback address: when it was made, and once the finished address with a new one. */
export function PostbackKey({ affiliateId, names }: PostbackKeyProps) {
  const mayMake = useMayUse('super');
  const params = { id: affiliateId };
  const known = usePostbackKeyQuery({ params }, { refetchOnMountOrArgChange: true });
  const [create, { data: made, isLoading, reset }] = useCreatePostbackKeyMutation();
  useBeingMade(isLoading);
  const [asking, setAsking] = useState(false);

  async function make(): Promise<void> {
    setAsking(false);
    const { error } = await create({ params, body: {} });
    if (error) failureToast(error, 'The key could not be created. Please try again.');
  }

  const failure = listFailure('The key could not be loaded', known);
  if (!known.data) return failure ?? <Spinner label="Loading the key..." />;
  const { createdAt, previousUntil } = known.data;
  const address = made && finishedAddress(made.url, names);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-[0.9375rem]">
        {createdAt === null
          ? 'There is no key yet, so the partner has no address to call.'
          : `The key was created on ${formatMoment(createdAt)}.`}
        {previousUntil !== null && ` The previous key works until ${formatMoment(previousUntil)}.`}
      </p>
      {address !== undefined && (
        <ShownOnce
          title="Give this address to the partner"
          secret={address}
          copyLabel="Copy Address"
          onDismiss={reset}
        >
          It is shown only once: just a hash of the key is stored. The partner's system replaces the
          words in braces with its values.
        </ShownOnce>
      )}
      {mayMake && (
        <Button
          variant="secondary"
          className="self-start"
          busy={isLoading}
          aria-disabled={address !== undefined}
          onClick={() => {
            if (address !== undefined) return;
            if (createdAt === null) void make();
            else setAsking(true);
          }}
        >
          {!isLoading && <KeyRound aria-hidden />}
          {createdAt === null ? 'Make a Key' : 'Make a New Key'}
        </Button>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Make a New Key"
        description={`The partner needs the new address. The current key keeps working for ${OLD_KEY_HOURS} hours; older keys stop at once.`}
        confirmLabel="Make a New Key"
        onConfirm={() => void make()}
      />
    </div>
  );
}
