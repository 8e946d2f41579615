import type { User } from '@slots/contracts/identity/users';
import { ShieldOff, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import {
  useOthersSecondFactorsQuery,
  useTakeSecondFactorsMutation,
} from '../../../api/second-factor.api.ts';
import { useSession } from '../../../api/use-session.ts';
import { useCreateRequest } from '../../../routing/create-request.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import { listFailure } from '../../../ui/list-failure.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { listOrders, useOrderedList } from '../../../ui/use-ordered-list.ts';
import { useDeleteUserMutation, useUsersQuery } from '../users.api.ts';
import { roleBadge } from './roles.ts';
import { useWindowFocus } from './use-window-focus.ts';
import { UserDialog } from './user-dialog.tsx';

const REFRESH_MS = 5_000;

const LIST = listOrders<User>(
  [
    { value: 'id', label: 'Oldest first' },
    { value: '-id', label: 'Newest first' },
    { value: 'username', label: 'Username' },
    { value: '-username', label: 'Username (Z to A)' },
  ],
  { id: ({ id }) => id, username: ({ username }) => username },
);

/** Dialog over the list. */
type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete' | 'factors'; readonly user: User }
  | undefined;

/** User Management: people who may sign in to the portal, and their roles. */
export function Component() {
  const list = useUsersQuery(undefined, {
    pollingInterval: REFRESH_MS,
    refetchOnMountOrArgChange: true,
  });
  useWindowFocus(() => void list.refetch());
  const [open, setOpen] = useState<Open>();
  const [takeFactors] = useTakeSecondFactorsMutation();
  const [remove] = useDeleteUserMutation();
  useCreateRequest(() => setOpen({ kind: 'add' }));
  const users = list.data;
  const { rows, order, onOrder } = useOrderedList(users, LIST);
  const factors = useOthersSecondFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const session = useSession();
  const ownId = session.state === 'signed-in' ? session.user.id : undefined;
  const withFactors = (factors.data ?? []).map(({ id }) => id).filter((id) => id !== ownId);

  return (
    <>
      <div className="flex flex-col gap-6">
        <ScreenHeader title="User Management" subtitle="Manage admin users and permissions">
          <Button onClick={() => setOpen({ kind: 'add' })}>
            <UserPlus aria-hidden />
            Add User
          </Button>
        </ScreenHeader>
        <div className="flex flex-col gap-4">
          <h2 className="text-heading font-bold">System Users</h2>
          <ListTools
            list="users"
            orders={LIST.orders}
            order={order}
            onOrder={onOrder}
            file={`/api/users.csv?sort=${order}`}
          />
          <DataTable
            label="System Users"
            loadingLabel="Loading users..."
            columns={columnsFor(setOpen, withFactors)}
            rows={rows}
            rowKey={({ id }) => id}
            failure={listFailure('The users could not be loaded', list)}
            empty={
              <EmptyState
                headingLevel="h3"
                icon={<Users />}
                title="No users found"
                actions={<Button onClick={() => setOpen({ kind: 'add' })}>Add First User</Button>}
              />
            }
          />
        </div>
      </div>
      {(open?.kind === 'add' || open?.kind === 'edit') && (
        <UserDialog
          user={open.kind === 'edit' ? open.user : undefined}
          users={users ?? []}
          onClose={() => setOpen(undefined)}
        />
      )}
      <DeleteDialog
        record={open?.kind === 'factors' ? open.user : undefined}
        title="Remove second factors"
        question={({ username }) =>
          `${username} can then sign in with the password alone, until they set one up again. They are signed out everywhere. Make sure that the request really comes from them.`
        }
        confirmLabel="Remove"
        send={({ id }) => takeFactors({ params: { id } })}
        failed="Failed to remove the second factors."
        onDone={({ username }) => toast.success(`Second factors of ${username} removed.`)}
        onClose={() => setOpen(undefined)}
      />
      <DeleteDialog
        record={open?.kind === 'delete' ? open.user : undefined}
        title="Delete User"
        question={({ username }) =>
          `Are you sure you want to delete ${username}? This action cannot be undone.`
        }
        send={({ id }) => remove({ params: { id } })}
        failed="Failed to delete user."
        onDone={({ username }) => toast.success(`User ${username} deleted successfully.`)}
        onClose={() => setOpen(undefined)}
      />
    </>
  );
}

/** `withFactors`: the people whose second factors can be taken away. */
function columnsFor(
  onOpen: (open: Open) => void,
  withFactors: readonly number[],
): DataColumn<User>[] {
  return [
    { header: 'ID', cell: ({ id }) => id, className: 'text-ink-muted tabular-nums' },
    {
      header: 'Username',
      card: 'title',
      cell: ({ username }) => (
        <span className="flex min-w-0 items-center gap-3 font-semibold">
          <Avatar name={username} />
          <span className="min-w-0 break-words">{username}</span>
        </span>
      ),
    },
    {
      header: 'Role',
      cell: ({ role }) => {
        const { label, variant } = roleBadge(role);
        return <Badge variant={variant}>{label}</Badge>;
      },
    },
    {
      header: 'Actions',
      card: 'actions',
      cell: (user) => (
        <span className="flex flex-wrap gap-2">
          <RowActions
            name={user.username}
            onEdit={() => onOpen({ kind: 'edit', user })}
            onDelete={() => onOpen({ kind: 'delete', user })}
          />
          {withFactors.includes(user.id) && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Remove second factors of ${user.username}`}
              onClick={() => onOpen({ kind: 'factors', user })}
            >
              <ShieldOff aria-hidden />
              Remove second factors
            </Button>
          )}
        </span>
      ),
    },
  ];
}
