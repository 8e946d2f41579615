import { type ReactNode, type SubmitEvent, useState } from 'react';
import { messageOf } from '../api/problem.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { InputField } from '../ui/input.tsx';

/** The setup of a second factor. */
export interface SetUpProps {
  /** The first factor needs the password, unless it has just been given. */
  readonly needsPassword: boolean;
  /** It is in force; with new recovery codes if it is the first. */
  readonly onDone: (recoveryCodes: readonly string[] | null) => void;
}

interface BeginFormProps extends Pick<SetUpProps, 'needsPassword'> {
  /** A field before the password is empty. */
  readonly incomplete?: boolean;
  /** Fields before the password; `tried`: they say what is missing. */
  readonly children?: (tried: boolean) => ReactNode;
  readonly submitLabel: string;
  /** Error of a later step, after which the setup begins anew. */
  readonly failure?: string | undefined;
  /** Begins; gives the error, if there was one. */
  readonly onBegin: (body: { readonly currentPassword?: string }) => Promise<unknown>;
}

/** Starts the setup of a second factor, with the password where required. */
export function BeginForm(props: BeginFormProps) {
  const { needsPassword, incomplete = false, children, submitLabel, failure, onBegin } = props;
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (incomplete || (needsPassword && password === '')) return;
    setBusy(true);
    const error = await onBegin(needsPassword ? { currentPassword: password } : {});
    setBusy(false);
    setRefused(
      error ? messageOf(error, 'The setup could not be started. Please try again.') : undefined,
    );
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
      {failure !== undefined && <Alert variant="danger">{failure}</Alert>}
      {children?.(tried)}
      {needsPassword ? (
        <InputField
          label="Your password"
          required
          error={tried && password === '' ? 'Your password is required' : refused}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          type="password"
          autoComplete="current-password"
        />
      ) : (
        refused !== undefined && <Alert variant="danger">{refused}</Alert>
      )}
      <Button type="submit" className="self-start" busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
