import type { Conversion } from '@slots/contracts/affiliate/conversions';
import { MAX_TRIED_POSTBACK_LENGTH } from '@slots/contracts/text-limits';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../../api/problem.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { formatAmount } from '../../../../ui/amounts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { formatMoment } from '../../../../ui/format.ts';
import { Input } from '../../../../ui/input.tsx';
import { useTryPostbackMutation } from '../../postbacks.api.ts';
import { exampleQuery, type PostbackNames } from './postback-names.ts';

interface PostbackTestProps {
  readonly affiliateId: number;
  readonly names: PostbackNames;
}

/** Sends a postback as the partner would, to be read and not counted. */
export function PostbackTest({ affiliateId, names }: PostbackTestProps) {
  const [typed, setTyped] = useState<string>();
  const query = typed ?? exampleQuery(names);
  const [send, { data, error, isLoading }] = useTryPostbackMutation();
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send({ params: { id: affiliateId }, body: { query } });
      }}
    >
      <Field
        label="Parameters of a test"
        hint="As the partner would send them. A test is neither stored nor counted."
        error={error && messageOf(error, 'The test could not be sent. Please try again.')}
      >
        {(control) => (
          <Input
            {...control}
            value={query}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={MAX_TRIED_POSTBACK_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono text-sm!"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="self-start" busy={isLoading}>
        {!isLoading && <Send aria-hidden />}
        Send a test postback
      </Button>
      <output>{data && !error && !isLoading && <Understood conversion={data} />}</output>
    </form>
  );
}

function Understood({ conversion }: { readonly conversion: Conversion }) {
  const { event, tx, amount, currency, at, clickId, matched, country, page } = conversion;
  const facts = [
    ['Event', event],
    ["Partner's id", tx],
    [
      'Amount',
      amount === null || currency === null ? 'None' : formatAmount(Number(amount), currency),
    ],
    ['When', formatMoment(at)],
    ['Click', clickInWords(clickId, matched)],
    ...(matched
      ? [
          ['Country', country ?? 'Unknown'],
          ['Page', page ?? 'Unknown'],
        ]
      : []),
  ] as const;
  return (
    <Alert variant="success" title="Understood as">
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt>{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}

function clickInWords(clickId: string | null, matched: boolean): string {
  if (clickId === null) return 'Missing: it would be counted as unmatched';
  return matched ? 'Known' : 'Not a click of this affiliate: it would be counted as unmatched';
}
