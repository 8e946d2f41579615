import type { ApiKey } from '@slots/contracts/identity/api-keys';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DeleteDialog } from '../../../../ui/delete-dialog.tsx';
import { formatMoment } from '../../../../ui/format.ts';
import { useRevokeApiKeyMutation } from '../../api-keys.api.ts';
import { OwnRow } from '../own-row.tsx';
import { rightName } from './key-services.ts';

/** A key, with its owner where it is another's. */
type ListedKey = ApiKey & { readonly owner?: { readonly username: string } };

interface ApiKeyListProps {
  readonly label: string;
  readonly keys: readonly ListedKey[];
  readonly onRevoked?: (key: ListedKey) => void;
}

/** API keys with what they may do, their last use and their end; each can be revoked. */
export function ApiKeyList({ label, keys, onRevoked }: ApiKeyListProps) {
  const [asked, setAsked] = useState<ListedKey>();
  const [now] = useState(Date.now);
  const [revoke, { isLoading }] = useRevokeApiKeyMutation();

  return (
    <>
      <ul aria-label={label} className="flex flex-col divide-y divide-line">
        {keys.map((key) => (
          <OwnRow
            key={key.id}
            icon={<KeyRound />}
            name={key.name}
            badges={
              <>
                {key.owner && <Badge>{key.owner.username}</Badge>}
                {Date.parse(key.expiresAt) <= now && <Badge variant="danger">Ended</Badge>}
              </>
            }
            details={[
              key.rights.map(rightName).join(' · '),
              `${key.start}… · ends ${formatMoment(key.expiresAt)} · ${
                key.lastUsedAt === null ? 'never used' : `last used ${formatMoment(key.lastUsedAt)}`
              }`,
            ]}
          >
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Revoke ${key.name}`}
              disabled={isLoading}
              onClick={() => setAsked(key)}
            >
              <Trash2 aria-hidden />
              Revoke
            </Button>
          </OwnRow>
        ))}
      </ul>
      <DeleteDialog
        record={asked}
        title="Revoke API Key"
        question={({ name }) =>
          `Programs that use “${name}” are refused from now on. This cannot be undone.`
        }
        confirmLabel="Revoke"
        send={({ id }) => revoke({ params: { id } })}
        failed="The key could not be revoked. Please try again."
        onDone={(key) => {
          toast.success('API key revoked.');
          onRevoked?.(key);
        }}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
