import { roleName } from '../../../api/role-name.ts';
import { useSession } from '../../../api/use-session.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/choice.tsx';
import { type ThemeChoice, useTheme } from '../../../ui/theme.ts';
import { ApiKeys } from './api-keys/api-keys.tsx';
import { ChangePassword } from './change-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecurityCard } from './security-card.tsx';

const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

/** Settings: one's own account, password, sessions and API keys, and how the portal looks. */
export function Component() {
  const session = useSession();
  const { choice, choose } = useTheme();
  if (session.state !== 'signed-in') return null;
  const { username, role } = session.user;
  return (
    <>
      <AdminHead title="Settings" />
      <h1 className="text-title font-extrabold">Settings</h1>
      <p className="mt-2 text-ink-muted">
        Your account, where you are signed in, and how the portal looks on this device.
      </p>
      <div className="mt-8 grid max-w-3xl grid-cols-1 gap-5">
        <TitledCard title="Account" className="flex flex-wrap items-center gap-4">
          <Avatar name={username} className="size-14! text-lg!" />
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-[0.9375rem]">
            <dt className="text-ink-muted">Username</dt>
            <dd className="min-w-0 font-semibold break-words">{username}</dd>
            <dt className="text-ink-muted">Role</dt>
            <dd className="font-semibold">{roleName(role)}</dd>
          </dl>
        </TitledCard>
        <ChangePassword />
        <SecurityCard />
        <OwnSessions />
        <ApiKeys user={session.user} />
        <TitledCard title="Theme" about="System follows the setting of this device.">
          <RadioGroup
            aria-label="Theme"
            options={THEMES}
            value={choice}
            onValueChange={(value) => {
              const theme = THEMES.find((option) => option.value === value);
              if (theme) choose(theme.value);
            }}
          />
        </TitledCard>
      </div>
    </>
  );
}
