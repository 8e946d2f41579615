import type { Page } from 'playwright-core';

/** A screen that is pictured. */
export interface Screen {
  /** Of the file: `docs/screens/{name}-{width}.webp`. */
  readonly name: string;
  /** Its address; with `find`, the address of the first link that this selector finds there. */
  readonly path: string;
  readonly find?: string;
  /** Kept as a first visitor sees it, with the age gate and cookie bar. */
  readonly firstVisit?: boolean;
  readonly scheme?: 'light' | 'dark';
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page, width: number) => Promise<void>;
}
