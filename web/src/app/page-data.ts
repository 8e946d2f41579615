import type { HydrationState } from 'react-router-dom';
import type { PublicConfig } from '../config/public-config.ts';
import type { RootState } from './store.ts';

/** Data that the server hands to the browser in one block, so that it hydrates without asking again. */
export interface PageData {
  readonly config: PublicConfig;
  readonly state: RootState;
  readonly router: HydrationState;
}

export const PAGE_DATA_ID = 'page-data';
export const ROOT_ID = 'app';

/** Reads the block that this page's own server wrote. */
export function readPageData(text: string): PageData {
  return JSON.parse(text);
}
