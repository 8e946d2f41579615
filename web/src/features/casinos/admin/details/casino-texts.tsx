import { casinoEntity, MAX_GAMES } from '@slots/contracts/casino/casino-entity';
import {
  MAX_CASINO_DESCRIPTION_LENGTH,
  MAX_SEO_DESCRIPTION_LENGTH,
} from '@slots/contracts/text-limits';
import { toast } from 'sonner';
import { CharacterCount } from '../../../../ui/character-count.tsx';
import { formatCount } from '../../../../ui/format.ts';
import { InlineField } from '../../../../ui/inline-field.tsx';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { Section } from '../section.tsx';

const SEO_RECOMMENDED = 160;

/** Number of games as typed; 0 for what is no number. */
const numberTyped = (typed: string) => Number(typed.replaceAll(/[\s,]/g, '')) || 0;

const textOrNull = (value: string | boolean): string | null => String(value).trim() || null;

const descriptionCount = (typed: string) => (
  <CharacterCount typed={typed} most={MAX_CASINO_DESCRIPTION_LENGTH} />
);
const seoCount = (typed: string) => (
  <CharacterCount typed={typed} most={MAX_SEO_DESCRIPTION_LENGTH} recommended={SEO_RECOMMENDED} />
);

/** Texts about a casino, each edited in its place. */
export function CasinoTexts() {
  const { casino, save } = useCasinoOnScreen();
  return (
    <Section title="About">
      <InlineField
        label="Description"
        type="textarea"
        value={casino.description}
        maxLength={MAX_CASINO_DESCRIPTION_LENGTH}
        hint={descriptionCount}
        onSave={(value) => save({ description: textOrNull(value) }, 'Failed to update description')}
      />
      <InlineField
        label="SEO Description"
        type="textarea"
        value={casino.seo_description}
        maxLength={MAX_SEO_DESCRIPTION_LENGTH}
        hint={seoCount}
        onSave={(value) =>
          save({ seo_description: textOrNull(value) }, 'Failed to update SEO description')
        }
      />
      <InlineField
        label="Number of Games"
        value={casino.numberOfGames}
        hint={`From 0 to ${formatCount(MAX_GAMES)}.`}
        onSave={async (value) => {
          const { write } = casinoEntity.fields.numberOfGames;
          const { data: numberOfGames, error } = write.safeParse(numberTyped(String(value)));
          if (error) {
            toast.error(error.issues[0]?.message);
            return false;
          }
          return save({ numberOfGames }, 'Failed to update number of games');
        }}
      >
        {casino.numberOfGames !== null && formatCount(casino.numberOfGames)}
      </InlineField>
    </Section>
  );
}
