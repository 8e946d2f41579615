import { BookOpen } from 'lucide-react';
import { type ListedOf, useDraftedList } from '../../../api/drafted-records.api.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import {
  DraftedList,
  draftedColumns,
  titleColumn,
  useListedPage,
} from '../../../ui/drafted/drafted-list.tsx';
import { NewGuideDialog } from './new-guide-dialog.tsx';

const COLUMNS = draftedColumns<ListedOf<'guides'>>(
  titleColumn('title', 'Title', portalPaths.guide),
);

/** Guides: articles for visitors. */
export function Component() {
  const list = useDraftedList('guides', useListedPage());
  return (
    <DraftedList
      list={list}
      name="Guide"
      title="Guides"
      subtitle="Articles for visitors, at /guides and in the feed"
      columns={COLUMNS}
      icon={<BookOpen />}
      purpose="Explain what visitors ask for: bonuses, games, payments."
      renderDialog={(onClose) => <NewGuideDialog onClose={onClose} />}
    />
  );
}
