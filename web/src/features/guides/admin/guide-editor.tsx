import { MAX_LINE_LENGTH, MAX_SUMMARY_LENGTH } from '@slots/contracts/text-limits';
import { type ReactNode, useId } from 'react';
import { useAuthorsQuery } from '../../../api/authors.api.ts';
import {
  contentOf as contentOfRecord,
  type ShownOf,
  useSaveDraft,
  type WholeOf,
} from '../../../api/drafted-records.api.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx';
import { DeleteDrafted } from '../../../ui/drafted/delete-drafted.tsx';
import { DraftBar } from '../../../ui/drafted/draft-bar.tsx';
import { DraftPreview } from '../../../ui/drafted/draft-preview.tsx';
import { DraftText } from '../../../ui/drafted/draft-text.tsx';
import { useDraftOnScreen } from '../../../ui/drafted/use-draft-on-screen.ts';
import { FieldFault } from '../../../ui/field.tsx';
import { InputField, TextareaField } from '../../../ui/input.tsx';
import { recordOptions } from '../../../ui/named-options.ts';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { GuideByline } from '../public/guide-byline.tsx';
import { CoverField } from './cover-field.tsx';
import { contentOf, draftOf, faultsOf, valueInWords } from './guide-draft.ts';
import { RelatedFields } from './related-fields.tsx';

export interface GuideScreenProps {
  /** Draws the text of a preview with its links. */
  readonly renderText: (guide: ShownOf<'guides'>) => ReactNode;
}

interface GuideEditorProps extends GuideScreenProps {
  readonly guide: Versioned<WholeOf<'guides'>>;
  readonly onReplaced: () => void;
  readonly onDeleted: () => void;
}

/** The fields of a guide, and its text. */
export function GuideEditor({ guide, renderText, onReplaced, onDeleted }: GuideEditorProps) {
  const { record, etag } = guide;
  const authors = useAuthorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const onScreen = useDraftOnScreen(useSaveDraft('guides', record.id), contentOfRecord(guide), {
    draftOf,
    contentOf,
    faultsOf,
  });
  const { draft, change, typed, start, round, dirty, saving, save, conflict } = onScreen;
  const { faults, refuse, fields } = onScreen;
  const isPlanned = record.plan !== null;
  const authorFaultId = useId();

  return (
    <>
      <ScreenHeader title={record.title} subtitle={`/guides/${record.content.slug}`}>
        <Button busy={saving} disabled={!dirty || isPlanned} onClick={save}>
          Save Draft
        </Button>
        <DeleteDrafted kind="guides" drafted={guide} {...{ dirty, onReplaced, onDeleted }} />
      </ScreenHeader>
      <DraftBar
        kind="guides"
        record={record}
        etag={etag}
        dirty={dirty}
        onFaults={refuse}
        onChanged={onReplaced}
      >
        <DraftPreview kind="guides" id={record.id} country="GB" disabled={dirty}>
          {(shown) => (
            <article className="flex flex-col gap-4">
              <h3 className="text-title font-extrabold wrap-anywhere">{shown.title}</h3>
              <p className="text-lg text-ink-muted wrap-anywhere">{shown.summary}</p>
              <GuideByline guide={shown} />
              {renderText(shown)}
            </article>
          )}
        </DraftPreview>
      </DraftBar>
      {faults.has('') && <Alert variant="danger">{faults.get('')}</Alert>}
      <fieldset ref={fields} disabled={isPlanned} className="min-w-0">
        <legend className="sr-only">Guide</legend>
        <Card>
          <CardBody className="flex flex-col gap-5">
            <div className="grid grid-cols-1 gap-5 @xl:grid-cols-2">
              <InputField label="Title" required {...typed('title')} maxLength={MAX_LINE_LENGTH} />
              <InputField
                label="Slug"
                required
                hint="Former slugs redirect to this one."
                {...typed('slug')}
                maxLength={MAX_LINE_LENGTH}
              />
            </div>
            <TextareaField
              label="Summary"
              hint={`For lists, the feed and search engines: at most ${MAX_SUMMARY_LENGTH} characters`}
              rows={3}
              {...typed('summary')}
              maxLength={MAX_SUMMARY_LENGTH}
            />
            <div className="grid grid-cols-1 gap-5 @xl:grid-cols-2">
              <div>
                <NativeSelect
                  label="Author"
                  value={draft.author}
                  invalid={faults.has('authorId')}
                  describedBy={faults.has('authorId') ? authorFaultId : undefined}
                  onChange={(author) => change({ author })}
                >
                  {recordOptions({
                    fixed: [{ value: '', label: 'Nobody' }],
                    noun: 'Author',
                    list: authors,
                    value: draft.author,
                  }).map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </NativeSelect>
                <FieldFault id={authorFaultId} fault={faults.get('authorId')} className="mt-1.5" />
              </div>
              <TextareaField label="Tags" hint="One per line" rows={3} {...typed('tags')} />
            </div>
            <CoverField
              cover={draft.cover}
              fault={faults.get('cover')}
              onChange={(cover) => change({ cover })}
            />
            <RelatedFields id={record.id} draft={draft} faults={faults} onChange={change} />
            <DraftText
              initial={start.text}
              round={round}
              locked={isPlanned}
              fault={faults.get('text')}
              onChange={(text) => change({ text })}
            />
          </CardBody>
        </Card>
      </fieldset>
      <ConflictDialog
        conflict={conflict}
        renderValue={(field, value) => valueInWords(field, value, authors.data ?? [])}
      />
    </>
  );
}
