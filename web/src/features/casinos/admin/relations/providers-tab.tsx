import { FRESH_FOR_A_MINUTE } from '../../../../api/freshness.ts';
import { useGameProviderListQuery } from '../../../../api/taxonomy.api.ts';
import { BulkUpload } from '../../../../ui/bulk-upload/bulk-upload.tsx';
import { PROVIDER_UPLOAD } from '../../../../ui/bulk-upload/upload-kinds.ts';
import { ChoiceTab } from './choice-tab.tsx';

/** Providers of a casino's games. */
export function ProvidersTab() {
  const list = useGameProviderListQuery(undefined, FRESH_FOR_A_MINUTE);
  return (
    <ChoiceTab
      choice="providers"
      title="Game Providers"
      about="Providers whose games this casino offers."
      list={list}
      renderUpload={(draft, add) => (
        <div>
          <BulkUpload
            kind={PROVIDER_UPLOAD}
            candidates={(list.data ?? []).map(({ id, name }) => ({ key: String(id), name }))}
            added={draft}
            onApply={(keys) => {
              add(keys);
              return keys.length;
            }}
          />
        </div>
      )}
    />
  );
}
