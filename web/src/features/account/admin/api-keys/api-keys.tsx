import type { SessionUser } from '@slots/contracts/identity/auth';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { portalPaths } from '../../../../config/portal-paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { TitledCard } from '../../../../ui/card.tsx';
import { Loaded } from '../../../../ui/list-failure.tsx';
import { ShownOnce } from '../../../../ui/shown-once.tsx';
import { useAllApiKeysQuery, useApiKeysQuery } from '../../api-keys.api.ts';
import { ApiKeyList } from './api-key-list.tsx';
import { type MadeApiKey, NewApiKeyDialog } from './new-api-key-dialog.tsx';

/** One's own API keys; a super administrator has those of others below. */
export function ApiKeys({ user }: { readonly user: SessionUser }) {
  return (
    <>
      <OwnKeys role={user.role} />
      {user.role === 'super_admin' && <KeysOfOthers userId={user.id} />}
    </>
  );
}

function OwnKeys({ role }: Pick<SessionUser, 'role'>) {
  const list = useApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeApiKey>();

  return (
    <TitledCard
      title="API Keys"
      about={
        <>
          For programs that act for you. See the{' '}
          <a href="/api/docs" className="text-link underline">
            API documentation
          </a>
          {role === 'super_admin' && (
            <>
              , and{' '}
              <Link to={portalPaths.webhooks} className="text-link underline">
                webhooks
              </Link>{' '}
              to notify programs of changes
            </>
          )}
          .
        </>
      }
      className="flex flex-col gap-5"
    >
      {made && (
        <ShownOnce
          title="Copy your new API key now"
          secret={made.key}
          copyLabel="Copy Key"
          onDismiss={() => setMade(undefined)}
        >
          It is shown only once: just a hash of it is stored.
        </ShownOnce>
      )}
      <Loaded query={list} failed="Your API keys could not be loaded" loading="Loading API keys...">
        {(keys) =>
          keys.length > 0 ? (
            <ApiKeyList
              label="API keys"
              keys={keys}
              onRevoked={({ id }) => setMade((shown) => (shown?.id === id ? undefined : shown))}
            />
          ) : (
            <p className="text-[0.9375rem]">You have no API keys.</p>
          )
        }
      </Loaded>
      <Button
        variant="secondary"
        className="self-start"
        // Not disabled: the focus comes back to it.
        aria-disabled={made !== undefined}
        onClick={() => {
          if (made === undefined) setAdding(true);
        }}
      >
        <KeyRound aria-hidden />
        New API Key
      </Button>
      {adding && (
        <NewApiKeyDialog
          role={role}
          onClose={() => setAdding(false)}
          onMade={(key) => {
            setAdding(false);
            setMade(key);
          }}
        />
      )}
    </TitledCard>
  );
}

function KeysOfOthers({ userId }: { readonly userId: number }) {
  const list = useAllApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const isOthers = ({ owner }: { readonly owner: { readonly id: number } }) => owner.id !== userId;
  if (list.data && !list.data.some(isOthers)) return null;
  return (
    <TitledCard title="API Keys of Others" about="A key never allows more than its owner may do.">
      <Loaded
        query={list}
        failed="The API keys of others could not be loaded"
        loading="Loading the API keys of others..."
      >
        {(keys) => <ApiKeyList label="API keys of others" keys={keys.filter(isOthers)} />}
      </Loaded>
    </TitledCard>
  );
}
