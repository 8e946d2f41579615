import type { AffiliateDetail } from '@slots/contracts/affiliate/affiliates';
import { MAX_LINE_LENGTH } from '@slots/contracts/text-limits';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { InlineField } from '../../../ui/inline-field.tsx';
import { useRevealPasswordMutation } from '../affiliates.api.ts';

interface StoredPasswordProps {
  readonly affiliate: Pick<AffiliateDetail, 'id' | 'password'>;
  readonly onSave: (value: string) => Promise<boolean | string>;
}

/** A stored password, which comes when it is asked for: who looked is in the affiliate's history. */
export function StoredPassword({ affiliate: { id, password }, onSave }: StoredPasswordProps) {
  const [reveal, { isLoading }] = useRevealPasswordMutation();
  const [shown, setShown] = useState<string>();

  async function show(): Promise<void> {
    const { data, error } = await reveal({ params: { id }, body: {} });
    if (data) setShown(data.password ?? '');
    else failureToast(error, 'Failed to show the password.');
  }

  return (
    <InlineField
      label="Password"
      // The stored password is unknown here until it is shown.
      value={password === null ? null : 'hidden'}
      startsWith={shown ?? ''}
      maxLength={MAX_LINE_LENGTH}
      onSave={async (value) => {
        if (value === '' && password !== null && shown === undefined) {
          return 'Type the new password. To remove the stored one, show it first.';
        }
        const saved = await onSave(String(value));
        if (saved === true) setShown(undefined);
        return saved;
      }}
    >
      <span className="-my-1.5 flex min-h-9 items-center gap-1">
        {shown === undefined ? (
          <>
            <span aria-hidden>••••••••</span>
            <span className="sr-only">Hidden</span>
          </>
        ) : (
          <span className="break-all">{shown}</span>
        )}
        <IconButton
          label={shown === undefined ? 'Show Password' : 'Hide Password'}
          size="icon-sm"
          disabled={isLoading}
          onClick={() => (shown === undefined ? void show() : setShown(undefined))}
        >
          {shown === undefined ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
        </IconButton>
      </span>
    </InlineField>
  );
}
