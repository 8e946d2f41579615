import { DEAL_NOTE_DAYS, type DealNote, type DealReason } from '@slots/contracts/affiliate/deals';
import { Link } from 'react-router-dom';
import { useDealNotesQuery } from '../../../../api/deals.api.ts';
import { useMayUse } from '../../../../api/screen-access.ts';
import { portalPaths } from '../../../../config/portal-paths.ts';
import { amountsInWords } from '../../../../ui/amounts.tsx';
import { Card } from '../../../../ui/card.tsx';
import { counted } from '../../../../ui/counted.ts';
import { dealTerms } from '../../../../ui/deal-in-words.ts';
import { listFailure } from '../../../../ui/list-failure.tsx';

/** Deals that earn less than they should, for managers; nothing while all is well. A failure is told, since it is not that. */
export function DealNotes() {
  const isManager = useMayUse('managers');
  const notes = useDealNotesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: !isManager,
  });
  if (!isManager) return null;
  const { data = [] } = notes;
  if (data.length === 0) return listFailure('The deals to check could not be loaded', notes);
  return (
    <Card className="flex flex-col gap-2 p-5">
      <h3 className="text-subheading font-bold">Deals to check</h3>
      <p className="text-sm text-ink-muted">{`From the last ${DEAL_NOTE_DAYS} days.`}</p>
      <ul className="divide-y divide-line">
        {data.map((note) => (
          <li key={note.deal.id} className="py-3">
            <p className="font-semibold">
              <Link
                to={portalPaths.affiliate(note.deal.affiliateId)}
                className="text-link underline underline-offset-4"
              >
                {note.affiliateName}
              </Link>
              {`: ${dealTerms(note.deal)}`}
            </p>
            <ul className="text-[0.9375rem]">
              {note.reasons.map((reason) => (
                <li key={reason}>{IN_WORDS[reason](note)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const IN_WORDS: Readonly<Record<DealReason, (note: DealNote) => string>> = {
  'no-conversions': ({ clicks }) => `${counted(clicks, 'click')}, but no conversion was reported.`,
  'cpa-missing': ({ customers, promised, reportedCpa }) =>
    `${counted(customers, 'customer')}: ${amountsInWords(promised)} CPA promised, ${amountsInWords(reportedCpa)} reported.`,
  'revenue-missing': ({ deposits }) =>
    `${counted(deposits, 'deposit')}, but no revenue was reported.`,
};
