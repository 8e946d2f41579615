import type { ComponentProps } from 'react';
import { toast } from 'sonner';
import { FRESH_FOR_A_MINUTE } from '../../../../api/freshness.ts';
import { type ReferenceListName, useReferenceList } from '../../../../api/reference.api.ts';
import { failureToast } from '../../../../ui/failure-toast.tsx';
import {
  type ChoiceName,
  useCasinoChoiceQuery,
  useChooseForCasinoMutation,
} from '../../admin-casino-relations.api.ts';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { ChoiceSection } from './choice-section.tsx';

type SectionProps = ComponentProps<typeof ChoiceSection>;

interface ChoiceTabProps extends Pick<SectionProps, 'title' | 'about' | 'list' | 'renderUpload'> {
  readonly choice: ChoiceName;
  readonly loadFailed?: string;
}

/** A casino's choice from a list, saved as a whole. */
export function ChoiceTab({ choice, loadFailed, ...section }: ChoiceTabProps) {
  const { id } = useCasinoOnScreen().casino;
  const current = useCasinoChoiceQuery({ id, name: choice }, FRESH_FOR_A_MINUTE);
  const [save] = useChooseForCasinoMutation();
  const many = section.title.toLowerCase();
  const failed = loadFailed ?? `Failed to load ${many}`;
  return (
    <ChoiceSection
      {...section}
      listFailed={failed}
      current={current}
      currentFailed={failed}
      none={`No ${many} selected`}
      onSave={async (ids) => {
        const { error } = await save({ id, name: choice, ids });
        if (error) failureToast(error, `Failed to save ${many}`);
        else toast.success(`${many.charAt(0).toUpperCase()}${many.slice(1)} saved successfully`);
        return !error;
      }}
    />
  );
}

/** The same of a reference list. */
export function ReferenceChoiceTab({
  list,
  ...tab
}: Omit<ChoiceTabProps, 'list'> & { readonly list: ReferenceListName }) {
  return <ChoiceTab {...tab} list={useReferenceList(list)} />;
}
