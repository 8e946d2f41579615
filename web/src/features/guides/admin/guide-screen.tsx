import { useParams } from 'react-router-dom';
import { useDrafted } from '../../../api/drafted-records.api.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { DraftedScreen } from '../../../ui/drafted/drafted-screen.tsx';
import { GuideEditor, type GuideScreenProps } from './guide-editor.tsx';

/** One guide: written, looked at and published. */
export function GuideScreen({ renderText }: GuideScreenProps) {
  const { id = '' } = useParams();
  return (
    <DraftedScreen
      key={id}
      drafted={useDrafted('guides', Number(id))}
      name="Guide"
      list="Guides"
      listPath={portalPaths.guides}
      renderEditor={(key, guide, on) => (
        <GuideEditor key={key} guide={guide} renderText={renderText} {...on} />
      )}
    />
  );
}
