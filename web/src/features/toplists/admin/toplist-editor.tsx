import { MAX_LINE_LENGTH } from '@slots/contracts/text-limits';
import { useCallback } from 'react';
import {
  contentOf as contentOfRecord,
  useSaveDraft,
  type WholeOf,
} from '../../../api/drafted-records.api.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { ChosenSeveral } from '../../../ui/chosen-several.tsx';
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx';
import { CountryChecklist } from '../../../ui/country-checklist.tsx';
import { DeleteDrafted } from '../../../ui/drafted/delete-drafted.tsx';
import { DraftBar } from '../../../ui/drafted/draft-bar.tsx';
import { useDraftOnScreen } from '../../../ui/drafted/use-draft-on-screen.ts';
import { InputField } from '../../../ui/input.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { toggled } from '../../../ui/toggled.ts';
import { EntriesEditor } from './entries-editor.tsx';
import { renderListed } from './listed-entries.tsx';
import { PeriodFields } from './period-fields.tsx';
import { contentOf, draftOf, faultsOf, newSecond, type SecondDraft } from './toplist-draft.ts';
import { placeName } from './toplist-pages.ts';
import { ToplistPreview } from './toplist-preview.tsx';

interface ToplistEditorProps {
  readonly toplist: Versioned<WholeOf<'toplists'>>;
  readonly onReplaced: () => void;
  readonly onDeleted: () => void;
}

/** Settings, entries and the second version of a toplist, above its preview. */
export function ToplistEditor({ toplist, onReplaced, onDeleted }: ToplistEditorProps) {
  const { record, etag } = toplist;
  const { draft, setDraft, change, typed, dirty, saving, save, conflict, faults, refuse, fields } =
    useDraftOnScreen(useSaveDraft('toplists', record.id), contentOfRecord(toplist), {
      draftOf,
      contentOf,
      faultsOf,
    });
  const isPlanned = record.plan !== null;

  const changeSecond = (changes: Partial<SecondDraft>) =>
    setDraft((before) => ({
      ...before,
      second: before.second && { ...before.second, ...changes },
    }));
  const toggleCountry = useCallback(
    (code: string, on: boolean) =>
      setDraft((before) => ({ ...before, countries: toggled(before.countries, code, on) })),
    [setDraft],
  );

  return (
    <>
      <ScreenHeader title={record.title} subtitle={placeName(record.subject)}>
        <Button busy={saving} disabled={!dirty || isPlanned} onClick={save}>
          Save Draft
        </Button>
        <DeleteDrafted kind="toplists" drafted={toplist} {...{ dirty, onReplaced, onDeleted }} />
      </ScreenHeader>
      <DraftBar
        kind="toplists"
        record={record}
        etag={etag}
        dirty={dirty}
        onFaults={refuse}
        onChanged={onReplaced}
      />
      {faults.has('') && <Alert variant="danger">{faults.get('')}</Alert>}
      <fieldset ref={fields} disabled={isPlanned} className="flex min-w-0 flex-col gap-6">
        <legend className="sr-only">Toplist</legend>
        <Card>
          <CardHeader>
            <CardTitle>Settings</CardTitle>
          </CardHeader>
          <CardBody className="flex flex-col gap-5">
            <InputField label="Name" required {...typed('name')} maxLength={MAX_LINE_LENGTH} />
            <PeriodFields period={draft} faults={faults} path="" onChange={change} />
            <ChosenSeveral
              name="Countries"
              chosen={draft.countries.length}
              none="all countries"
              error={faults.get('countries')}
            >
              <CountryChecklist
                label="Countries"
                chosen={draft.countries}
                onToggle={toggleCountry}
              />
            </ChosenSeveral>
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>{draft.second ? 'Version A' : 'Entries'}</CardTitle>
            <p className="text-ink-muted">
              A casino stands for its best offer. Ended offers, and those withheld in a country, are
              left out.
            </p>
          </CardHeader>
          <CardBody>
            <EntriesEditor
              label={draft.second ? 'Version A' : 'Entries'}
              entries={draft.entries}
              faults={faults}
              path="entries"
              onChange={(entries) => change({ entries })}
            />
          </CardBody>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>Version B</CardTitle>
            <p className="text-ink-muted">
              A second order; the two alternate every quarter of an hour. To compare them, see
              Clicks by toplist.
            </p>
          </CardHeader>
          <CardBody className="flex flex-col gap-5">
            {draft.second ? (
              <>
                <InputField
                  label="Share of the time (%)"
                  required
                  error={faults.get('second.weight')}
                  className="max-w-60"
                  inputMode="numeric"
                  value={draft.second.weight}
                  onChange={(event) => changeSecond({ weight: event.target.value })}
                />
                <PeriodFields
                  period={draft.second}
                  faults={faults}
                  path="second."
                  onChange={changeSecond}
                />
                <EntriesEditor
                  label="Version B"
                  entries={draft.second.entries}
                  faults={faults}
                  path="second.entries"
                  onChange={(entries) => changeSecond({ entries })}
                />
                <Button
                  variant="secondary"
                  className="self-start"
                  onClick={() => change({ second: null })}
                >
                  Remove Version B
                </Button>
              </>
            ) : (
              <Button
                variant="secondary"
                className="self-start"
                onClick={() => change({ second: newSecond(draft.entries) })}
              >
                Add Version B
              </Button>
            )}
          </CardBody>
        </Card>
      </fieldset>
      <ToplistPreview id={record.id} countries={draft.countries} dirty={dirty} />
      <ConflictDialog conflict={conflict} renderValue={renderListed} />
    </>
  );
}
