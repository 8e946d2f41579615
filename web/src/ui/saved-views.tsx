import type { SavedView, ViewedList } from '@slots/contracts/identity/saved-views';
import { Bookmark, BookmarkPlus, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSavedViewsQuery } from '../api/saved-views.api.ts';
import { Button } from './button.tsx';
import {
  DropdownItem,
  DropdownLabel,
  DropdownMenu,
  DropdownRadioGroup,
  DropdownRadioItem,
  DropdownSeparator,
} from './dropdown-menu.tsx';
import { ManageViewsDialog } from './manage-views-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { SAME_SCREEN } from './unsaved-changes.tsx';

/** Query that a view saves, without the page, since its content changes. */
function viewOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('page');
  return kept.toString();
}

/** A person's saved views of a list. */
export function SavedViews({ list }: { readonly list: ViewedList }) {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<'save' | 'manage'>();
  const query = viewOf(params);
  return (
    <>
      <DropdownMenu
        className="max-w-72"
        trigger={
          <Button variant="ghost" size="sm">
            <Bookmark aria-hidden />
            Saved views
          </Button>
        }
      >
        <Views
          list={list}
          query={query}
          onApply={(view) => setParams(new URLSearchParams(view), { state: SAME_SCREEN })}
          onManage={() => setOpen('manage')}
        />
        <DropdownItem onSelect={() => setOpen('save')}>
          <BookmarkPlus aria-hidden />
          Save this view
        </DropdownItem>
      </DropdownMenu>
      {open === 'save' && (
        <SaveViewDialog list={list} query={query} onClose={() => setOpen(undefined)} />
      )}
      {open === 'manage' && <ManageViewsDialog list={list} onClose={() => setOpen(undefined)} />}
    </>
  );
}

interface ViewsProps {
  readonly list: ViewedList;
  readonly query: string;
  readonly onApply: (query: string) => void;
  readonly onManage: () => void;
}

/** In the menu alone, so that they are fetched when it opens. */
function Views({ list, query, onApply, onManage }: ViewsProps) {
  const { data: views, isError } = useSavedViewsQuery({ query: { list } });
  if (isError && !views) return <DropdownLabel>The saved views could not be loaded.</DropdownLabel>;
  if (!views) return <DropdownLabel>Loading saved views...</DropdownLabel>;
  if (views.length === 0) return <DropdownLabel>No saved views yet.</DropdownLabel>;
  const byId = new Map(views.map((view) => [String(view.id), view]));
  const current = views.find((view) => view.query === query);
  return (
    <>
      <DropdownRadioGroup
        value={current ? String(current.id) : ''}
        onValueChange={(id) => onApply(byId.get(id)?.query ?? '')}
      >
        {views.map(({ id, name }: SavedView) => (
          <DropdownRadioItem key={id} value={String(id)}>
            <span className="min-w-0 break-words">{name}</span>
          </DropdownRadioItem>
        ))}
      </DropdownRadioGroup>
      <DropdownSeparator />
      <DropdownItem onSelect={onManage}>
        <PencilLine aria-hidden />
        Rename or delete
      </DropdownItem>
    </>
  );
}
