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

/** JSON that may stand inside a script element: no '<', so nothing in it can end the element. */
export function serializePageData(data: PageData): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Reads the block that this page's own server wrote. */
export function readPageData(text: string): PageData {
  return JSON.parse(text);
}
