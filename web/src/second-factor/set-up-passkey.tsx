import { MAX_PASSKEY_NAME_LENGTH } from '@slots/contracts/text-limits';
import { useState } from 'react';
import { messageOf } from '../api/problem.ts';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../api/second-factor.api.ts';
import { InputField } from '../ui/input.tsx';
import { BeginForm, type SetUpProps } from './begin-form.tsx';
import { createPasskey } from './browser-passkeys.ts';

/** Has the browser make a passkey, and adds it under a name. */
export function SetUpPasskey({ needsPassword, onDone }: SetUpProps) {
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string>();
  const isMissing = name.trim() === '';

  return (
    <BeginForm
      needsPassword={needsPassword}
      submitLabel="Create passkey"
      failure={failure}
      incomplete={isMissing}
      onBegin={async (body) => {
        setFailure(undefined);
        const { data, error } = await begin({ body });
        if (!data) return error;
        const made = await createPasskey(data.options);
        if ('failure' in made) {
          setFailure(made.failure);
          return undefined;
        }
        const added = await add({ body: { name, passkey: made.answer } });
        if (added.data) onDone(added.data.recoveryCodes);
        else setFailure(messageOf(added.error, 'The passkey could not be added.'));
        return undefined;
      }}
    >
      {(tried) => (
        <InputField
          label="Name of the passkey"
          hint="To recognise it by, such as 'Work laptop'."
          required
          error={tried && isMissing ? 'Name is required' : undefined}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          maxLength={MAX_PASSKEY_NAME_LENGTH}
        />
      )}
    </BeginForm>
  );
}
