import { LONGEST_CASINO_DESCRIPTION } from '@slots/contracts/text-limits';
import { toast } from 'sonner';
import { CharacterCount } from '../../../../ui/character-count.tsx';
import { formatCount } from '../../../../ui/format.ts';
import { InlineField } from '../../../../ui/inline-field.tsx';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { Section } from '../section.tsx';
import { gamesNumberOf, NUMBER_OF_GAMES_REFUSED } from './games-number.ts';

const SEO_MAX = 250;
const SEO_RECOMMENDED = 160;

const textOrNull = (value: string | boolean): string | null => String(value).trim() || null;

const descriptionCount = (typed: string) => (
  <CharacterCount typed={typed} most={LONGEST_CASINO_DESCRIPTION} />
);
const seoCount = (typed: string) => (
  <CharacterCount typed={typed} most={SEO_MAX} recommended={SEO_RECOMMENDED} />
);

/** What is written about a casino, each edited in its place. */
export function CasinoTexts() {
  const { casino, save } = useCasinoOnScreen();
  return (
    <Section title="About">
      <InlineField
        label="Description"
        type="textarea"
        value={casino.description}
        maxLength={LONGEST_CASINO_DESCRIPTION}
        hint={descriptionCount}
        onSave={(value) => save({ description: textOrNull(value) }, 'Failed to update description')}
      />
      <InlineField
        label="SEO Description"
        type="textarea"
        value={casino.seo_description}
        maxLength={SEO_MAX}
        hint={seoCount}
        onSave={(value) =>
          save({ seo_description: textOrNull(value) }, 'Failed to update SEO description')
        }
      />
      <InlineField
        label="Number of Games"
        value={casino.numberOfGames}
        hint="From 0 to 99,999."
        onSave={async (value) => {
          const numberOfGames = gamesNumberOf(String(value));
          if (numberOfGames === undefined) {
            toast.error(NUMBER_OF_GAMES_REFUSED);
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
