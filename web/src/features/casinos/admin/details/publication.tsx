import { ExternalLink } from 'lucide-react';
import { toast } from 'sonner';
import { paths } from '../../../../config/paths.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Labelled, Switch } from '../../../../ui/choice.tsx';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { isPublished } from '../is-published.ts';
import { Section } from '../section.tsx';

/** The casino's visibility. The switch is optimistic and goes back on failure. */
export function Publication() {
  const { casino, save } = useCasinoOnScreen();
  const review = paths.casinoReview(casino.slug);
  const published = isPublished(casino);

  function publish(wanted: boolean): void {
    const failed = 'Failed to update the publication status';
    void save({ published: wanted ? 'true' : 'false' }, failed, () =>
      toast.success(wanted ? 'Casino published' : 'Casino unpublished', {
        description: wanted
          ? `The casino is now publicly accessible at ${review}`
          : 'The casino is no longer visible to visitors.',
      }),
    );
  }

  return (
    <Section title="Public Page">
      <Labelled
        label="Published"
        hint={
          published ? `Visitors find it at ${review}` : 'Visitors are told that it is not public.'
        }
      >
        {(id) => <Switch id={id} checked={published} onCheckedChange={publish} />}
      </Labelled>
      <LinkButton to={review} target="_blank" variant="secondary" size="sm" className="self-start">
        <ExternalLink aria-hidden />
        View Public Page
      </LinkButton>
    </Section>
  );
}
