import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { useShownOnce } from '../ui/shown-once.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Recovery codes, this once: they cannot be shown again. Leaving before they are kept is asked about. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  useShownOnce();
  return (
    <div className="flex flex-col gap-4">
      <p>
        Keep these recovery codes in a safe place, such as a password manager. Each signs you in
        once when you do not have your second factor. They are not shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-md bg-sunken p-4 font-mono text-[0.9375rem] sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label="Copy codes" />
      <Button className="self-start" onClick={onKept}>
        I have saved them
      </Button>
    </div>
  );
}
