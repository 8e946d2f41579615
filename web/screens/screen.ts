import type { Page } from 'playwright-core';

/** A screen to picture. */
export interface Screen {
  /** File name: `{folder}/{name}-{width}.webp`. */
  readonly name: string;
  /** Its address; with `find`, the address of the first link that this selector finds there. */
  readonly path: string;
  readonly find?: string;
  /** Kept as a first visitor sees it, with the age gate and cookie bar. */
  readonly firstVisit?: boolean;
  /** Seen by staff: pictured with the session of the first administrator. */
  readonly signedIn?: boolean;
  /** Runs before the picture is taken, which then shows the window alone. */
  readonly prepare?: (page: Page, width: number) => Promise<void>;
}
