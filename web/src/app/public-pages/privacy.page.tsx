import { useConfig } from '../../config/config-context.ts';
import { paths } from '../../config/paths.ts';
import { Part } from '../../features/information/public/article-parts.tsx';
import {
  LegalText,
  legalDocumentLoader,
} from '../../features/information/public/legal-document.tsx';
import { ConsentHere } from '../../features/notices/public/consent-here.tsx';

const [, CHOICES_ID] = paths.privacyChoices.split('#');

export const loader = legalDocumentLoader('privacy');

/** The operator's text, and the choices themselves, which are the same whatever the text says. */
export function Component() {
  const { productName } = useConfig();
  return (
    <LegalText
      title="Privacy Policy"
      description={`What ${productName} knows about you, why, and for how long.`}
      path={paths.privacy}
    >
      <Part id={CHOICES_ID} title="Privacy choices">
        <ConsentHere />
      </Part>
    </LegalText>
  );
}
