import { useConfig } from '../../../config/config-context.ts';
import { paths } from '../../../config/paths.ts';
import { Article, Part, Points } from './article.tsx';

export function Component() {
  const { productName } = useConfig();
  return (
    <Article
      title="Privacy Policy"
      description={`What ${productName} knows about you, why, and for how long. It is little.`}
      path={paths.privacy}
    >
      <Part title="In short">
        <Points
          items={[
            'You need no account, and we never ask for your name or e-mail address.',
            'We set no advertising cookies, and our pages load nothing from other companies before you press a button that says so.',
            'What we keep in your browser stays in your browser.',
          ]}
        />
      </Part>
      <Part title="What is kept in your browser">
        <p>
          These are necessary for the site to work as you asked it to. You can remove them at any
          time in your browser's settings.
        </p>
        <Points
          items={[
            'age_verified: that you confirmed to be at least 18 years old.',
            'cookie_consent: whether you accepted or rejected what is not necessary.',
            'selected_country: the country whose offers you see.',
            'theme: light or dark, once you have chosen one.',
            'age_proof: that your age was verified, where the law wants that. It does not say who you are.',
          ]}
        />
        <p>
          These are kept only after you have accepted it, and never leave your browser. "Privacy
          choices" at the foot of every page takes your consent back, which deletes them at once:
        </p>
        <Points
          items={[
            'favourite_games: the games that you marked with a heart.',
            'recently_played: the games whose demos you started last.',
          ]}
        />
        <p>
          The cookies "token" and "known-browser" are set only for our own staff when they sign in.
          Visitors never get them. Where the law wants your age verified, the cookie "age-check"
          ties that check to your browser: it holds a random number, and is gone after 15 minutes or
          as soon as the check has passed. Whoever verifies your age tells us yes or no; we do not
          ask who you are.
        </p>
      </Part>
      <Part title="What our servers see">
        <p>
          As with every website, your browser sends your IP address and what page it wants. From the
          address we work out your country with a database on our own servers: the address is sent
          to nobody for that. We use it to show offers that are open to you and to keep demos away
          from countries where they are not allowed. Technical logs are kept for a short time to
          keep the site safe, and are then deleted.
        </p>
      </Part>
      <Part title="Demos and links to others">
        <p>
          A demo comes from the maker of the game and runs in a closed-off frame after you press
          "Play Free Demo", not before. A video comes from YouTube, in its mode without cookies,
          after you press "Play video from YouTube", not before. Links to casinos lead to other
          companies with privacy policies of their own; such links can carry a mark that says you
          came from us, so that we may earn a commission.
        </p>
      </Part>
      <Part title="Your rights">
        <p>
          You may ask what we hold about you, and have it corrected or deleted. Since we keep no
          accounts for visitors, that is usually nothing that could be found under your name. You
          can also complain to the data protection authority of your country.
        </p>
      </Part>
    </Article>
  );
}
