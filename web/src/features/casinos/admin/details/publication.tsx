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

  function tell(wanted: boolean): void {
    if (wanted) {
      toast.success('Casino published', {
        description: `The casino is now publicly accessible at ${review}`,
      });
    } else {
      toast.success('Casino unpublished', {
        description: 'The casino is no longer visible to visitors.',
      });
    }
  }

  function publish(wanted: boolean): void {
    const change = { published: wanted ? ('true' as const) : ('false' as const) };
    void save(change, 'Failed to update the publication status', () => tell(wanted));
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
