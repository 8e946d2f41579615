import { useParams } from 'react-router-dom';
import { useDrafted } from '../../../api/drafted-records.api.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { DraftedScreen } from '../../../ui/drafted/drafted-screen.tsx';
import { ToplistEditor } from './toplist-editor.tsx';

/** One toplist: written, looked at and published. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <DraftedScreen
      key={id}
      drafted={useDrafted('toplists', Number(id))}
      name="Toplist"
      list="Toplists"
      listPath={portalPaths.toplists}
      renderEditor={(key, toplist, on) => <ToplistEditor key={key} toplist={toplist} {...on} />}
    />
  );
}
