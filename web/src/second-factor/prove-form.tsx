import type { SecondFactorMethod } from '@slots/contracts/identity/auth';
import type { SecondFactorProof } from '@slots/contracts/identity/second-factor';
import { KeyRound } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../api/problem.ts';
import { useChallengePasskeyMutation } from '../api/second-factor.api.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { InputField } from '../ui/input.tsx';
import { signWithPasskey } from './browser-passkeys.ts';

const WAYS = {
  totp: {
    label: 'Code',
    hint: 'The six digits that your authenticator app shows for this site.',
    other: 'Use a code from your authenticator app',
    field: 'code',
  },
  'recovery-code': {
    label: 'Recovery code',
    hint: 'One of the codes that you saved when you set up your second factor. Each works once.',
    other: 'Use a recovery code',
    field: 'recoveryCode',
  },
  passkey: { other: 'Use a passkey' },
} as const;

interface ProveFormProps {
  readonly methods: readonly SecondFactorMethod[];
  /** Sends the proof; gives what went wrong, if anything did. */
  readonly onProof: (proof: SecondFactorProof) => Promise<string | undefined>;
}

/** Proves a second factor by the method that the person chooses. */
export function ProveForm({ methods, onProof }: ProveFormProps) {
  const [chosen, setChosen] = useState<SecondFactorMethod>();
  const way = chosen ?? methods[0] ?? 'recovery-code';
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [challenge] = useChallengePasskeyMutation();
  const first = useRef<HTMLInputElement & HTMLButtonElement>(null);

  // The form takes the place of what had the focus.
  useEffect(() => first.current?.focus(), []);

  async function attempt(work: () => Promise<string | undefined>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const failed = await work();
    // At once: a button that is still disabled takes no focus.
    flushSync(() => {
      setBusy(false);
      setFailure(failed);
      setText('');
    });
    if (failed !== undefined) first.current?.focus();
  }

  const passkey = () =>
    attempt(async () => {
      const { data, error } = await challenge({ body: {} });
      if (!data) return messageOf(error, 'The passkey could not be requested.');
      const signed = await signWithPasskey(data.options);
      return 'failure' in signed ? signed.failure : onProof({ passkey: signed.answer });
    });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (way === 'passkey' || busy) return;
    const { field, label } = WAYS[way];
    if (text.trim() === '') setFailure(`${label} is required`);
    else void attempt(() => onProof({ [field]: text }));
  }

  const others = methods.filter((method) => method !== way);
  return (
    <div className="flex flex-col gap-5">
      {way === 'passkey' ? (
        <>
          {failure !== undefined && <Alert variant="danger">{failure}</Alert>}
          <Button size="lg" busy={busy} ref={first} onClick={() => void passkey()}>
            {!busy && <KeyRound aria-hidden />}
            Continue with a passkey
          </Button>
        </>
      ) : (
        <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
          <InputField
            label={WAYS[way].label}
            hint={WAYS[way].hint}
            required
            error={failure}
            ref={first}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
            inputMode={way === 'totp' ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" size="lg" busy={busy}>
            Confirm
          </Button>
        </form>
      )}
      {others.length > 0 && (
        <div className="flex flex-col items-start gap-3">
          {others.map((method) => (
            <Button
              key={method}
              variant="link"
              className="text-left whitespace-normal!"
              onClick={() => {
                flushSync(() => {
                  setFailure(undefined);
                  setText('');
                  setChosen(method);
                });
                first.current?.focus();
              }}
            >
              {WAYS[method].other}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
