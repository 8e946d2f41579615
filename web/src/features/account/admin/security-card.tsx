import type { Passkey, SecondFactors } from '@slots/contracts/identity/second-factor';
import { MAX_PASSKEY_NAME_LENGTH } from '@slots/contracts/text-limits';
import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import {
  useRemovePasskeyMutation,
  useRemoveTotpMutation,
  useRenamePasskeyMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorsQuery,
} from '../../../api/second-factor.api.ts';
import { hasPasskeys } from '../../../second-factor/browser-passkeys.ts';
import { RecoveryCodes } from '../../../second-factor/recovery-codes.tsx';
import { SetUpApp } from '../../../second-factor/set-up-app.tsx';
import { SetUpPasskey } from '../../../second-factor/set-up-passkey.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import { AlertDialog, Dialog } from '../../../ui/dialog.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { InputField } from '../../../ui/input.tsx';
import { Loaded } from '../../../ui/list-failure.tsx';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { NoticeEmail } from './notice-email.tsx';
import { OwnRow } from './own-row.tsx';

/** The question before leaving while codes are made: the ones before them have stopped working. */
const BEING_MADE = {
  title: 'Creating new codes',
  description:
    'If you leave now, you may not see them: they are shown only once, and the codes that you saved stop working.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
};

/** Dialog over the card. */
type Open =
  | { readonly kind: 'app' | 'passkey' | 'remove-app' | 'new-codes' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | undefined;

/** One's own second factors: passkeys, an authenticator app and recovery codes, and notices of sign-ins. */
export function SecurityCard() {
  const own = useSecondFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <TitledCard
      title="Second factor"
      about="Proof, beside your password, that only you have. Adding or removing one signs out your other sessions."
    >
      <Loaded
        query={own}
        failed="Your second factors could not be loaded"
        loading="Loading second factors..."
      >
        {(factors) => <Factors own={factors} />}
      </Loaded>
    </TitledCard>
  );
}

/** True where the browser takes this page for the host that passkeys are bound to. */
function isAtHost(host: string): boolean {
  const { hostname } = globalThis.location;
  return hostname === host || hostname.endsWith(`.${host}`);
}

function whyNoPasskeys(host: string | null): string | undefined {
  if (host === null) return 'Passkeys need a domain name; this address is an IP address.';
  if (!isAtHost(host)) return `To add passkeys, open the portal at ${host}.`;
  return hasPasskeys() ? undefined : 'This browser does not support passkeys.';
}

function Factors({ own }: { readonly own: SecondFactors }) {
  const [open, setOpen] = useState<Open>();
  const [removePasskey] = useRemovePasskeyMutation();
  const [removeApp] = useRemoveTotpMutation();
  const [renewCodes, { isLoading: renewing }] = useRenewRecoveryCodesMutation();
  useUnsavedChanges(renewing, BEING_MADE);
  const { totp, passkeys, recoveryCodesLeft, passkeyHost, required } = own;
  const hasNone = totp === null && passkeys.length === 0;
  const close = () => setOpen(undefined);
  const noPasskeys = whyNoPasskeys(passkeyHost);

  const added = (what: string) => (codes: readonly string[] | null) => {
    toast.success(`${what} added.`, { description: 'Your other sessions have been signed out.' });
    setOpen(codes ? { kind: 'codes', codes } : undefined);
  };

  async function renew(): Promise<void> {
    const { data, error } = await renewCodes({ body: {} });
    if (data) setOpen({ kind: 'codes', codes: data.recoveryCodes });
    else failureToast(error, 'New recovery codes could not be created.');
  }

  return (
    <div className="flex flex-col gap-5">
      {hasNone && required && (
        <p className="font-semibold">Your role needs a second factor. Set one up now.</p>
      )}
      {!hasNone && (
        <ul aria-label="Second factors" className="flex flex-col divide-y divide-line">
          {totp !== null && (
            <OwnRow
              icon={<Smartphone />}
              name="Authenticator app"
              details={[`Set up ${formatMoment(totp)}`]}
            >
              <Button
                variant="secondary"
                size="sm"
                aria-label="Remove the authenticator app"
                onClick={() => setOpen({ kind: 'remove-app' })}
              >
                Remove
              </Button>
            </OwnRow>
          )}
          {passkeys.map((passkey) => (
            <OwnRow
              key={passkey.id}
              icon={<KeyRound />}
              name={passkey.name}
              badges={<Badge>Passkey</Badge>}
              details={[
                `Added ${formatMoment(passkey.createdAt)} · ${
                  passkey.lastUsedAt === null
                    ? 'not used yet'
                    : `last used ${formatMoment(passkey.lastUsedAt)}`
                }`,
              ]}
            >
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Rename ${passkey.name}`}
                onClick={() => setOpen({ kind: 'rename', passkey })}
              >
                Rename
              </Button>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => setOpen({ kind: 'remove', passkey })}
              >
                Remove
              </Button>
            </OwnRow>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {noPasskeys === undefined && (
          <Button onClick={() => setOpen({ kind: 'passkey' })}>
            <KeyRound aria-hidden />
            Add passkey
          </Button>
        )}
        <Button
          variant="secondary"
          className="max-w-full whitespace-normal!"
          onClick={() => setOpen({ kind: 'app' })}
        >
          <Smartphone aria-hidden />
          {totp === null ? 'Set up authenticator app' : 'Use another authenticator app'}
        </Button>
        {!hasNone && (
          <Button
            variant="secondary"
            busy={renewing}
            onClick={() => setOpen({ kind: 'new-codes' })}
          >
            New recovery codes
          </Button>
        )}
      </div>
      {noPasskeys !== undefined && <p className="text-sm text-ink-muted">{noPasskeys}</p>}
      {!hasNone && (
        <p className="text-sm text-ink-muted">
          {recoveryCodesLeft === 1
            ? 'One recovery code is left.'
            : `${recoveryCodesLeft} recovery codes are left.`}
        </p>
      )}
      <NoticeEmail own={own} />
      {open?.kind === 'app' && (
        <Dialog open onOpenChange={close} title="Authenticator app">
          <SetUpApp needsPassword={hasNone} onDone={added('Authenticator app')} />
        </Dialog>
      )}
      {open?.kind === 'passkey' && (
        <Dialog open startsInForm onOpenChange={close} title="Add passkey">
          <SetUpPasskey needsPassword={hasNone} onDone={added('Passkey')} />
        </Dialog>
      )}
      {open?.kind === 'codes' && (
        <Dialog open insistent title="Recovery codes">
          <RecoveryCodes codes={open.codes} onKept={close} />
        </Dialog>
      )}
      {open?.kind === 'new-codes' && (
        <AlertDialog
          open
          onOpenChange={close}
          title="New recovery codes"
          description="The codes that you saved stop working at once."
          confirmLabel="Make new codes"
          danger
          onConfirm={() => void renew()}
        />
      )}
      {open?.kind === 'rename' && <RenamePasskey passkey={open.passkey} onClose={close} />}
      <DeleteDialog
        record={open?.kind === 'remove' ? open.passkey : undefined}
        title="Remove passkey"
        question={({ name }) =>
          `Are you sure you want to remove ${name}? You will no longer be able to sign in with it.`
        }
        confirmLabel="Remove"
        send={({ id }) => removePasskey({ params: { id } })}
        failed="Failed to remove the passkey."
        onDone={() => toast.success('Passkey removed.')}
        onClose={close}
      />
      <DeleteDialog
        record={open?.kind === 'remove-app' ? { id: 'totp' } : undefined}
        title="Remove authenticator app"
        question={() => 'Are you sure? Its codes will no longer sign you in.'}
        confirmLabel="Remove"
        send={() => removeApp()}
        failed="Failed to remove the authenticator app."
        onDone={() => toast.success('Authenticator app removed.')}
        onClose={close}
      />
    </div>
  );
}

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const [name, setName] = useState(passkey.name);
  const [rename, { isLoading }] = useRenamePasskeyMutation();
  const isMissing = name.trim() === '';

  async function save(): Promise<void> {
    const { error } = await rename({ params: { id: passkey.id }, body: { name } });
    if (error) failureToast(error, 'Failed to rename the passkey.');
    else onClose();
  }

  return (
    <FormDialog
      title="Rename passkey"
      submitLabel="Save"
      busy={isLoading}
      dirty={name !== passkey.name}
      onClose={onClose}
      onSubmit={() => {
        if (!isMissing) void save();
      }}
    >
      <InputField
        label="Name"
        required
        error={isMissing ? 'Name is required' : undefined}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        maxLength={MAX_PASSKEY_NAME_LENGTH}
      />
    </FormDialog>
  );
}
