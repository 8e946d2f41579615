import { useCountry } from '../../../api/country/use-country.ts';
import { useHelpLines } from '../../../api/country/use-help-lines.ts';
import { useConfig } from '../../../config/config-context.ts';
import { paths } from '../../../config/paths.ts';
import { Article } from '../../../ui/article.tsx';
import { HelpLines } from '../../../ui/help-lines.tsx';
import { Part, Points } from './article-parts.tsx';

export function Component() {
  const { minAge } = useConfig().visitor;
  const { country } = useCountry();
  const helpLines = useHelpLines();
  return (
    <Article
      title="Responsible Gaming"
      description="Gambling is for adults, for fun, and for money you can do without. Here is how to keep it so, and who helps when it is not."
      path={paths.responsibleGaming}
    >
      <Part title={`${minAge}+ only`}>
        <p>
          {`Nobody under ${minAge} may gamble or use this site, not even the free demos. If you share a computer with children, use a password and software that blocks gambling sites, such as Gamban, BetBlocker or the parental controls of your system.`}
        </p>
      </Part>
      <Part title={`Help in ${country.name === 'Global' ? 'your language' : country.name}`}>
        <p>They are independent of us, and talking to them costs nothing.</p>
        <HelpLines lines={helpLines} />
      </Part>
      <Part title="Set limits before you play">
        <Points
          items={[
            'Decide what you can afford to lose, and treat it as the price of an evening out.',
            'Use the deposit, loss and time limits that every licensed casino has to offer in its account settings.',
            'Set an alarm, take breaks, and never play to win back what you lost.',
            'Do not play when you are upset, tired, or have been drinking.',
            'Never borrow to gamble.',
          ]}
        />
      </Part>
      <Part title="Exclude yourself">
        <p>
          You can close a casino account for a day, for six months or for good: ask the casino for a
          time-out or for self-exclusion. Many countries have one register that shuts you out of all
          licensed casinos at once; where there is one, it is in the list above. Your bank can often
          block payments to gambling companies too.
        </p>
      </Part>
      <Part title="Ask yourself">
        <Points
          items={[
            'Do you spend more time or money than you meant to?',
            'Do you hide from others how much you play?',
            'Do you think about gambling when you should be working or sleeping?',
            'Have you borrowed or sold something to play?',
            'Do you play to forget worries or to win back losses?',
          ]}
        />
        <p>
          If you said yes to one of these, talk to one of the organisations above. Today is a good
          day.
        </p>
      </Part>
      <Part title="Demos are not practice">
        <p>
          Free games are entertainment. They cannot teach you to win: every round is decided by
          chance, and the Return to Player tells what a game pays back over millions of rounds, not
          what you get back tonight.
        </p>
      </Part>
    </Article>
  );
}
