import type { AccountSession } from '@slots/contracts/identity/account';
import bowser from 'bowser';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { toast } from 'sonner';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { Loaded } from '../../../ui/list-failure.tsx';
import { useEndOwnSessionMutation, useOwnSessionsQuery } from '../account.api.ts';
import { OwnRow } from './own-row.tsx';

/** A browser's own description in words that people use: 'Firefox on Windows'. */
function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = bowser.parse(userAgent);
  if (browser.name === undefined || browser.name === '') return userAgent.slice(0, 80);
  return os.name === undefined ? browser.name : `${browser.name} on ${os.name}`;
}

/** Where one is signed in; all but the one on screen can be signed out. */
export function OwnSessions() {
  const list = useOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <TitledCard title="Sessions" about="Where you are signed in.">
      <Loaded query={list} failed="Your sessions could not be loaded" loading="Loading sessions...">
        {(sessions) => (
          <ul aria-label="Sessions" className="flex flex-col divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
    </TitledCard>
  );
}

function SessionRow({ session }: { readonly session: AccountSession }) {
  const { id, userAgent, address, lastSeenAt, createdAt, current } = session;
  const [end, { isLoading }] = useEndOwnSessionMutation();
  const device = deviceName(userAgent);

  async function signOut(): Promise<void> {
    const { error } = await end({ params: { id } });
    if (error) failureToast(error, 'Failed to sign out the session.');
    else toast.success('Session signed out.');
  }

  return (
    <OwnRow
      icon={<MonitorSmartphone />}
      name={device}
      nameTitle={userAgent}
      badges={current && <Badge variant="success">This session</Badge>}
      details={[
        `${address} · last seen ${formatMoment(lastSeenAt)} · signed in ${formatMoment(createdAt)}`,
      ]}
    >
      {!current && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Sign out ${device}, ${address}`}
          busy={isLoading}
          onClick={() => void signOut()}
        >
          {!isLoading && <LogOut aria-hidden />}
          Sign out
        </Button>
      )}
    </OwnRow>
  );
}
