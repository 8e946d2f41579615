import { TOPLIST_PAGES } from '@slots/contracts/casino/toplist-content';
import { ListOrdered } from 'lucide-react';
import { type ListedOf, useDraftedList } from '../../../api/drafted-records.api.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import {
  DraftedList,
  draftedColumns,
  listedPage,
  titleColumn,
} from '../../../ui/drafted/drafted-list.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { useListAddress } from '../../../ui/use-list-address.ts';
import { NewToplistDialog } from './new-toplist-dialog.tsx';
import { PAGE_NAMES, placeName } from './toplist-pages.ts';

const ALL = '';
const ADDRESS = {
  initial: { place: ALL },
  fits: { place: (text: string) => TOPLIST_PAGES.some((known) => known === text) },
};

const COLUMNS = draftedColumns<ListedOf<'toplists'>>(titleColumn('Name', portalPaths.toplist), {
  header: 'Shown on',
  cell: ({ subject }) => placeName(subject),
});

/** Toplists: the offers of pages in the editor's order. */
export function Component() {
  const address = useListAddress(ADDRESS);
  const { place } = address.values;
  const isFiltered = place !== ALL;
  const list = useDraftedList('toplists', {
    ...(isFiltered && { place }),
    ...listedPage(address),
  });
  return (
    <DraftedList
      list={list}
      name="Toplist"
      title="Toplists"
      subtitle="Put casinos and offers in your own order. The rest follows by score."
      columns={COLUMNS}
      address={address}
      isFiltered={isFiltered}
      icon={<ListOrdered />}
      purpose="Without one, offers are ordered by score."
      renderDialog={(onClose) => <NewToplistDialog onClose={onClose} />}
    >
      <div className="max-w-60">
        <NativeSelect
          label="Shown on"
          value={place}
          onChange={(value) => address.change({ place: value })}
        >
          <option value={ALL}>All pages</option>
          {TOPLIST_PAGES.map((page) => (
            <option key={page} value={page}>
              {PAGE_NAMES[page]}
            </option>
          ))}
        </NativeSelect>
      </div>
    </DraftedList>
  );
}
