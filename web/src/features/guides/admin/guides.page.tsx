import { BookOpen } from 'lucide-react';
import { type ListedOf, useDraftedList } from '../../../api/drafted-records.api.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import {
  DraftedList,
  draftedColumns,
  listedPage,
  titleColumn,
} from '../../../ui/drafted/drafted-list.tsx';
import { useListAddress } from '../../../ui/use-list-address.ts';
import { NewGuideDialog } from './new-guide-dialog.tsx';

const COLUMNS = draftedColumns<ListedOf<'guides'>>(titleColumn('Title', portalPaths.guide));

const ADDRESS = { initial: {} };

/** Guides: articles for visitors. */
export function Component() {
  const address = useListAddress(ADDRESS);
  const list = useDraftedList('guides', listedPage(address));
  return (
    <DraftedList
      list={list}
      name="Guide"
      title="Guides"
      subtitle="Articles for visitors, at /guides and in the feed"
      columns={COLUMNS}
      address={address}
      icon={<BookOpen />}
      purpose="Explain what visitors ask for: bonuses, games, payments."
      renderDialog={(onClose) => <NewGuideDialog onClose={onClose} />}
    />
  );
}
