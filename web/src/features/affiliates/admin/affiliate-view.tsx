import type { AffiliateDetail } from '@slots/contracts/affiliate/affiliates';
import {
  MAX_LINE_LENGTH,
  MAX_LINK_LENGTH,
  MAX_PARAMETER_NAME_LENGTH,
} from '@slots/contracts/text-limits';
import { useMayUse } from '../../../api/screen-access.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { ClicksOf } from '../../../ui/clicks-of.tsx';
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx';
import { EarningsOf } from '../../../ui/earnings-of.tsx';
import { formatLongDate } from '../../../ui/format.ts';
import { InlineField } from '../../../ui/inline-field.tsx';
import { RecordHistory } from '../../../ui/record-history.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { AffiliateHistoryValue } from './affiliate-history-value.tsx';
import { AffiliateStatusBadge, STATUSES } from './affiliate-status.tsx';
import { CasinoRelationships } from './casino-relationships.tsx';
import { DealsSection } from './deals/deals-section.tsx';
import { PostbacksSection } from './postbacks/postbacks-section.tsx';
import { StoredPassword } from './stored-password.tsx';
import { useAffiliateEditing } from './use-affiliate-editing.ts';

/** Plain fields; the status and the password have their own controls. */
const FIELDS = [
  { field: 'name', label: 'Name', type: 'text' },
  { field: 'managerName', label: 'Manager Name', type: 'text' },
  { field: 'email', label: 'Email', type: 'email' },
  { field: 'companyEmail', label: 'Company Email', type: 'email' },
  { field: 'telephoneNumber', label: 'Telephone Number', type: 'tel' },
  { field: 'telegramProfile', label: 'Telegram Profile', type: 'text' },
  { field: 'teamsLink', label: 'Teams Link', type: 'url' },
  { field: 'loginLink', label: 'Login Link', type: 'url' },
  { field: 'username', label: 'Username', type: 'text' },
] as const;

/** An affiliate with everything that staff know of it, and its casinos. */
export function AffiliateView({ affiliate }: { readonly affiliate: Versioned<AffiliateDetail> }) {
  const { saveField, renameParameters, conflict } = useAffiliateEditing(affiliate);
  const { record } = affiliate;
  const isManager = useMayUse('managers');
  const facts = [
    ['Affiliate ID', record.id],
    ['Created', formatLongDate(record.createdAt)],
    ['Last Updated', formatLongDate(record.updatedAt)],
  ] as const;
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-4">
        <BackLink to={portalPaths.affiliates}>Back to Affiliates</BackLink>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="min-w-0 text-title font-extrabold break-words">{record.name}</h1>
          <AffiliateStatusBadge status={record.status} />
          <div className="ml-auto">
            <RecordHistory
              address={`/api/affiliates/${record.id}`}
              name={record.name}
              value={AffiliateHistoryValue}
            />
          </div>
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-[0.9375rem]">
          {facts.map(([term, fact]) => (
            <div key={term} className="flex gap-2">
              <dt className="text-ink-muted">{term}</dt>
              <dd className="font-medium">{fact}</dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem]">
          <ClicksOf what={{ affiliate: record.id }} />
          <EarningsOf what={{ affiliate: record.id }} />
        </p>
      </header>
      <TitledCard title="Affiliate Details" className="grid gap-x-6 gap-y-4 @2xl:grid-cols-2">
        {FIELDS.map(({ field, label, type }) => (
          <InlineField
            key={field}
            label={label}
            type={type}
            value={record[field]}
            maxLength={type === 'url' ? MAX_LINK_LENGTH : MAX_LINE_LENGTH}
            onSave={(value) => saveField(field, String(value))}
          />
        ))}
        <StoredPassword affiliate={record} onSave={(value) => saveField('password', value)} />
        {isManager && (
          <InlineField
            label="Sub ID Parameter"
            value={record.subIdParameter}
            maxLength={MAX_PARAMETER_NAME_LENGTH}
            onSave={(value) => saveField('subIdParameter', String(value))}
          />
        )}
        <SelectField
          label="Status"
          options={STATUSES}
          value={record.status}
          onValueChange={(status) => void saveField('status', status)}
        />
      </TitledCard>
      <CasinoRelationships affiliateId={record.id} />
      {isManager && (
        <>
          <DealsSection affiliateId={record.id} />
          <PostbacksSection affiliate={record} onRename={renameParameters} />
        </>
      )}
      <ConflictDialog
        conflict={conflict}
        renderValue={(field, value) =>
          // An empty text stands for a stored password.
          field === 'password' && value === '' ? (
            'Hidden'
          ) : (
            <AffiliateHistoryValue field={field} value={value} />
          )
        }
      />
    </div>
  );
}
