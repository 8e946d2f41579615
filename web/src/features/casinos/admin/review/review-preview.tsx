import { type ReactNode, useState } from 'react';
import { useCountry } from '../../../../api/country/use-country.ts';
import { messageOf } from '../../../../api/problem.ts';
import { PreviewDialog } from '../../../../ui/drafted/preview-dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { ErrorState } from '../../../../ui/state.tsx';
import { CasinoVerdict, ReviewChanges } from '../../public/casino-verdict.tsx';
import { type ReviewPreview as Shown, useReviewPreviewQuery } from '../../reviews.api.ts';

interface ReviewPreviewProps {
  readonly id: number;
  /** The casino's name. */
  readonly name: string;
  readonly disabled: boolean;
  /** Draws the text with its links. */
  readonly renderText: (review: Shown) => ReactNode;
}

/** The review as visitors of a country would see it at a time. */
export function ReviewPreview({ id, name, disabled, renderText }: ReviewPreviewProps) {
  return (
    <PreviewDialog disabled={disabled}>
      {() => <Preview id={id} name={name} renderText={renderText} />}
    </PreviewDialog>
  );
}

function Preview({ id, name, renderText }: Omit<ReviewPreviewProps, 'disabled'>) {
  const { countries } = useCountry();
  const [country, setCountry] = useState('');
  const [time, setTime] = useState('');
  const moment = Date.parse(`${time}Z`);
  const { currentData, error, isFetching, refetch } = useReviewPreviewQuery(
    {
      params: { id },
      query: {
        ...(country !== '' && { country }),
        ...(Number.isFinite(moment) && { at: new Date(moment).toISOString() }),
      },
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <NativeSelect label="Country of the visitor" value={country} onChange={setCountry}>
          <option value="">Not known</option>
          {countries.map(({ code, name: label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </NativeSelect>
        <Field label="Time of the visit (UTC)">
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          )}
        </Field>
      </div>
      {currentData ? (
        <div className="flex flex-col gap-6">
          <CasinoVerdict name={name} review={currentData} />
          <div>
            {renderText(currentData)}
            <ReviewChanges changes={currentData.changes} />
          </div>
        </div>
      ) : isFetching || !error ? (
        <Spinner label="Loading preview..." />
      ) : (
        <ErrorState title="No preview" onRetry={() => void refetch()}>
          {messageOf(error, 'The preview could not be loaded.')}
        </ErrorState>
      )}
    </div>
  );
}
