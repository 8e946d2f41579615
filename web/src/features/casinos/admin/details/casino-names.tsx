import { MAX_LINE_LENGTH, MAX_LINK_LENGTH } from '@slots/contracts/text-limits';
import { paths } from '../../../../config/paths.ts';
import { InlineField } from '../../../../ui/inline-field.tsx';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { Section } from '../section.tsx';

const SLUG_HINT = 'Lower-case letters, digits and hyphens. Links with the old slug keep working.';

/** Name, slug and website of a casino. */
export function CasinoNames() {
  const { casino, saveChecked } = useCasinoOnScreen();
  return (
    <Section title="Name and Addresses">
      <InlineField
        label="Name"
        value={casino.name}
        maxLength={MAX_LINE_LENGTH}
        onSave={(typed) => saveChecked({ name: String(typed).trim() }, 'Failed to update name')}
      />
      <InlineField
        label="Slug"
        value={casino.slug}
        maxLength={MAX_LINE_LENGTH}
        hint={SLUG_HINT}
        onSave={(typed) => saveChecked({ slug: String(typed).trim() }, 'Failed to update slug')}
      >
        {paths.casinoReview(casino.slug)}
      </InlineField>
      <InlineField
        label="Website"
        type="url"
        value={casino.website}
        maxLength={MAX_LINK_LENGTH}
        onSave={(typed) =>
          saveChecked({ website: String(typed).trim() || null }, 'Failed to update website')
        }
      />
    </Section>
  );
}
