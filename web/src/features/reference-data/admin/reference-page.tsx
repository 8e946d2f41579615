import { Plus } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { toast } from 'sonner';
import { useReferenceList } from '../../../api/reference.api.ts';
import { useOncePerRecord } from '../../../api/use-once-per-record.ts';
import { referenceScreens } from '../../../config/reference-screens.ts';
import { Button } from '../../../ui/button.tsx';
import type { DataColumn } from '../../../ui/data-table.tsx';
import { AlertDialog } from '../../../ui/dialog.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { listOrders } from '../../../ui/use-ordered-list.ts';
import { useDeleteEntryMutation } from '../reference-data.api.ts';
import { EntryDialog, type EntryField, type NamedEntry, type NamedList } from './entry-dialog.tsx';
import { ORDERS_BY_ID, ReferenceListScreen } from './reference-list-screen.tsx';
import { type ReferenceTexts, usualTexts } from './reference-texts.ts';

interface ReferencePage {
  readonly subtitle: string;
  readonly codeHint: string;
  /** Beside name and code. */
  readonly fields?: readonly EntryField[];
  readonly columns?: readonly DataColumn<NamedEntry>[];
  /** Where they are not the usual ones. */
  readonly texts?: Partial<ReferenceTexts>;
  /** The browser itself asks before an entry is deleted. */
  readonly asksByBrowser?: true;
  readonly faultInToast?: true;
}

const ORDERS = listOrders<NamedEntry>(
  [
    { value: 'name', label: 'Name' },
    { value: '-name', label: 'Name (Z to A)' },
    { value: 'code', label: 'Code' },
    ...ORDERS_BY_ID,
  ],
  { name: ({ name }) => name, code: ({ code }) => code, id: ({ id }) => id },
);

/** The screen of a list whose entries are added, deleted and, where the list has the call, changed in a dialog. */
export function createReferencePage(list: NamedList, page: ReferencePage): ComponentType {
  const texts: ReferenceTexts = { ...usualTexts(list), ...page.texts };
  const Icon = referenceScreens.find(({ name }) => name === list.name)?.icon;
  const canChange = list.calls.includes('update');
  const questionOf = ({ name }: NamedEntry) =>
    `${texts.deleteQuestion} "${name}"? This action cannot be undone.`;

  return function Component() {
    const query = useReferenceList(list.name);
    const [send] = useDeleteEntryMutation();
    const [editing, setEditing] = useState<NamedEntry | 'new'>();
    const [doomed, setDoomed] = useState<NamedEntry>();

    const remove = useOncePerRecord(async ({ id }: NamedEntry) => {
      const { error } = await send({ list: list.name, id });
      if (error) failureToast(error, texts.notDeleted);
      else toast.success(texts.deleted);
    });

    function ask(entry: NamedEntry): void {
      if (!page.asksByBrowser) setDoomed(entry);
      else if (window.confirm(questionOf(entry))) void remove(entry);
    }

    return (
      <>
        <ReferenceListScreen
          title={list.title.many}
          subtitle={page.subtitle}
          list={list.name}
          label={list.title.many}
          loadingLabel={`Loading ${list.many}...`}
          failedTitle={texts.notLoaded}
          query={query}
          orders={ORDERS}
          columns={columnsFor(page.columns ?? [], ask, canChange ? setEditing : undefined)}
          action={
            <Button onClick={() => setEditing('new')}>
              <Plus aria-hidden />
              {texts.add}
            </Button>
          }
          empty={
            <EmptyState
              icon={Icon && <Icon />}
              title={`No ${list.many} found`}
              {...(texts.addFirst !== null && {
                actions: <Button onClick={() => setEditing('new')}>{texts.addFirst}</Button>,
              })}
            />
          }
        />
        {editing !== undefined && (
          <EntryDialog
            list={list}
            texts={texts}
            codeHint={page.codeHint}
            fields={page.fields ?? []}
            faultInToast={page.faultInToast}
            entry={editing === 'new' ? undefined : editing}
            onClose={() => setEditing(undefined)}
          />
        )}
        {doomed && (
          <AlertDialog
            open
            onOpenChange={() => setDoomed(undefined)}
            title={texts.deleteTitle}
            description={questionOf(doomed)}
            confirmLabel="Delete"
            danger
            onConfirm={() => void remove(doomed)}
          />
        )}
      </>
    );
  };
}

function columnsFor(
  more: readonly DataColumn<NamedEntry>[],
  onDelete: (entry: NamedEntry) => void,
  onEdit?: (entry: NamedEntry) => void,
): DataColumn<NamedEntry>[] {
  return [
    { header: 'ID', cell: ({ id }) => id, className: 'text-ink-muted tabular-nums' },
    { header: 'Name', card: 'title', cell: ({ name }) => name, className: 'font-semibold' },
    { header: 'Code', cell: ({ code }) => <code>{code}</code> },
    ...more,
    {
      header: 'Actions',
      card: 'actions',
      cell: (entry) => (
        <RowActions
          name={entry.name}
          {...(onEdit && { onEdit: () => onEdit(entry) })}
          onDelete={() => onDelete(entry)}
        />
      ),
    },
  ];
}
