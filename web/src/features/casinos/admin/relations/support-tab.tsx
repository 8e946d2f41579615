import type { SupportOption } from '@slots/contracts/casino/casino-relations';
import { toast } from 'sonner';
import { FRESH_FOR_A_MINUTE } from '../../../../api/freshness.ts';
import { useReferenceList } from '../../../../api/reference.api.ts';
import { failureToast } from '../../../../ui/failure-toast.tsx';
import {
  useCasinoSupportQuery,
  useSetCasinoSupportMutation,
} from '../../admin-casino-relations.api.ts';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { SaveBar, Section, WaitingSection } from '../section.tsx';
import { useEditor } from '../use-editor.ts';
import { SupportForm, type SupportValues } from './support-form.tsx';

const TITLE = 'Customer Support';
const ABOUT = 'Ways to contact customer support.';

/** Customer support of a casino: the kinds, each with its address or number. */
export function SupportTab() {
  const { id } = useCasinoOnScreen().casino;
  const types = useReferenceList('customer-support-types');
  const current = useCasinoSupportQuery({ params: { id } }, FRESH_FOR_A_MINUTE);
  const [save] = useSetCasinoSupportMutation();
  const { draft, saving, open, change, close, save: saveDraft } = useEditor<SupportValues>();

  async function send(values: SupportValues): Promise<boolean> {
    const body = { supportIds: [...values.keys()], values: Object.fromEntries(values) };
    const { error } = await save({ params: { id }, body });
    if (error) failureToast(error, 'Failed to save customer support options');
    else toast.success('Customer support options saved successfully');
    return !error;
  }

  if (!types.data || !current.data) {
    const failed = 'Failed to load support types';
    const queries = [types, current].map((query) => ({ ...query, failed }));
    return <WaitingSection title={TITLE} about={ABOUT} queries={queries} />;
  }
  if (draft) {
    return (
      <Section title={TITLE} about={ABOUT}>
        <SupportForm types={types.data} values={draft} onChange={change} />
        <SaveBar busy={saving} onSave={() => void saveDraft(send)} onCancel={close} />
      </Section>
    );
  }
  return (
    <Section title={TITLE} about={ABOUT} onEdit={() => open(valuesOf(current.data ?? []))}>
      {current.data.length === 0 ? (
        <p className="text-ink-muted">No customer support options selected</p>
      ) : (
        <dl aria-label={TITLE} className="flex flex-col gap-3">
          {current.data.map(({ id: type, supportType, value }) => (
            <div key={type}>
              <dt className="text-[0.9375rem] font-semibold">{supportType}</dt>
              <dd className="text-[0.9375rem] break-words text-ink-muted">
                {value ?? 'Not specified'}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

function valuesOf(options: readonly SupportOption[]): SupportValues {
  return new Map(options.map(({ id, value }) => [id, value ?? '']));
}
