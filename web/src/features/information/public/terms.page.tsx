import { Link } from 'react-router-dom';
import { useConfig } from '../../../config/config-context.ts';
import { paths } from '../../../config/paths.ts';
import { Article, Part, Points } from './article.tsx';

export function Component() {
  const { productName } = useConfig();
  return (
    <Article
      title="Terms and Conditions"
      description={`What you can expect of ${productName}, and what we expect of you.`}
      path={paths.terms}
    >
      <Part title="Who may use this site">
        <p>
          You must be at least 18 years old, or older where your country's law says so, and looking
          at gambling content must be legal where you are. It is up to you to know your local law.
        </p>
      </Part>
      <Part title="What we offer">
        <Points
          items={[
            'Free demos of games. They use play money: nothing can be won, lost, paid in or paid out.',
            'Reviews of casinos and lists of their offers. We run no casino and take no bets.',
            'All of it without an account and without charge.',
          ]}
        />
        <p>
          Demos belong to their makers, who may withdraw them or keep them from some countries. How
          a demo went says nothing about how the same game would go with real money.
        </p>
      </Part>
      <Part title="How we earn money">
        <p>
          When you follow a link to a casino and open an account there, we may earn a commission.
          Such links are marked. It costs you nothing, and it does not change a casino's rating.
        </p>
      </Part>
      <Part title="Casino offers">
        <p>
          An offer is made by the casino, not by us, and the casino's own terms hold: minimum
          deposits, wagering requirements, time limits and countries. We show significant terms
          beside each offer and keep them as fresh as we can, but offers change. Read the terms at
          the casino before you accept one.
        </p>
      </Part>
      <Part title="What we are liable for">
        <p>
          We take care that what we write is right, but cannot promise that it is complete or up to
          date at every moment. We are not liable for what you do at a casino or for what a casino
          does. Nothing here limits a liability that the law does not let anybody limit.
        </p>
      </Part>
      <Part title="Fair use">
        <p>
          Do not disturb the site, get around its limits, or copy it in bulk. Names, pictures and
          games belong to their owners.
        </p>
      </Part>
      <Part title="If gambling stops being fun">
        <p>
          Read our page on{' '}
          <Link to={paths.responsibleGaming} className="text-link underline underline-offset-4">
            responsible gaming
          </Link>
          : it has limits, self-exclusion and people to talk to.
        </p>
      </Part>
    </Article>
  );
}
