import { useConfig } from '../../../config/config-context.ts';
import { paths } from '../../../config/paths.ts';
import { LegalText, legalDocumentLoader } from './legal-document.tsx';

export const loader = legalDocumentLoader('terms');

export function Component() {
  const { productName } = useConfig();
  return (
    <LegalText
      title="Terms and Conditions"
      description={`What you can expect of ${productName}, and what we expect of you.`}
      path={paths.terms}
    />
  );
}
