import type { Law } from '@slots/country-law/law';
import type { ServerSettings } from '../env.ts';

/** Such claims tell their age (ISO 18013-5); of others only the provider knows what they prove. */
const CLAIM_OF_AGE = /^age_over_(\d+)$/;

type AgeSettings = Pick<ServerSettings, 'LAW_FILE' | 'AGE_PROVIDER' | 'AGE_OIDC_CLAIM'>;

/**
 * Makes sure that the ages that the law wants verified can be: by somebody, and by a claim that proves as much.
 * @throws Error that names the file, and the setting that is wrong
 */
export function assertAgesVerifiable(
  { all }: Law,
  { LAW_FILE: file, AGE_PROVIDER: provider, AGE_OIDC_CLAIM: claim }: AgeSettings,
): void {
  const wanted = Object.entries({ default: all.default, ...all.countries }).filter(
    ([, { demo }]) => demo === 'verified-age',
  );
  if (provider === 'none' && wanted.length > 0) {
    throw new Error(`${file} wants ages verified: AGE_PROVIDER has to say by whom.`);
  }
  const proven = CLAIM_OF_AGE.exec(claim)?.[1];
  if (provider !== 'oidc' || proven === undefined) return;
  const unproven = wanted
    .filter(([, { minAge }]) => minAge > Number(proven))
    .map(([country, { minAge }]) => `${country} (${minAge})`);
  if (unproven.length > 0) {
    throw new Error(
      `${file} wants higher ages verified in ${unproven.join(', ')}: AGE_OIDC_CLAIM cannot be ${claim}, which does not prove them.`,
    );
  }
}
