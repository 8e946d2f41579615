import { type Country, GLOBAL_CODE } from '@slots/contracts/geo/countries';

/** ' in Sweden', to follow what is there; nothing for Global, which is no place. */
export const inCountry = ({ code, name }: Pick<Country, 'code' | 'name'>): string =>
  code === GLOBAL_CODE ? '' : ` in ${name}`;
