import { type SubmitEvent, useState } from 'react';
import { isProblem, messageOf } from '../api/problem.ts';
import { useBeginTotpMutation, useConfirmTotpMutation } from '../api/second-factor.api.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { InputField } from '../ui/input.tsx';
import { BeginForm, type SetUpProps } from './begin-form.tsx';
import { QrCode } from './qr-code.tsx';

const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Sets an authenticator app up: the secret as a picture and as text, then the app's first code. */
export function SetUpApp({ needsPassword, onDone }: SetUpProps) {
  const [begin] = useBeginTotpMutation();
  const [confirm, { isLoading }] = useConfirmTotpMutation();
  const [app, setApp] = useState<{ readonly secret: string; readonly address: string }>();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (code.trim() === '') {
      setFailure('Code is required');
      return;
    }
    const { data, error } = await confirm({ body: { code } });
    if (data) onDone(data.recoveryCodes);
    else setFailure(messageOf(error, 'The code could not be checked. Please try again.'));
    // The setup is over: back to the start.
    if (isProblem(error) && error.status === 409) setApp(undefined);
  }

  if (!app) {
    return (
      <BeginForm
        needsPassword={needsPassword}
        submitLabel="Show the code to scan"
        failure={failure}
        onBegin={async (body) => {
          const { data, error } = await begin({ body });
          setFailure(undefined);
          if (data) setApp(data);
          return error;
        }}
      />
    );
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <QrCode text={app.address} label="QR code for your authenticator app" />
      <p className="font-mono break-words">{inGroups(app.secret)}</p>
      <CopyButton text={app.secret} label="Copy key" />
      <InputField
        label="Code"
        hint="The six digits that the app shows now."
        required
        error={failure}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <Button type="submit" className="self-start" busy={isLoading}>
        Turn on
      </Button>
    </form>
  );
}
