import { createContext, useContext } from 'react';
import type { PublicConfig } from './public-config.ts';

export const ConfigContext = createContext<PublicConfig | undefined>(undefined);

/** The public settings of this deployment. */
export function useConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (config === undefined) throw new Error('The page is rendered outside its configuration.');
  return config;
}
