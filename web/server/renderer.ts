import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as Entry from '../src/entry-server.tsx';
import type { DocumentAssets } from './document.ts';

/** Exports of the application's server entry. */
export type ServerEntry = typeof Entry;

/** The built application, or its sources while developing. */
export interface Renderer {
  /** Renders with the newest code. */
  readonly render: ServerEntry['render'];
  readonly inlineScripts: ServerEntry['inlineScripts'];
  assetsOf(files: readonly string[]): DocumentAssets;
  /** Further markup for the head, for a page at this address. */
  extraHead(url: string): Promise<string>;
  /** Answers requests for files; calls `next` for everything else. */
  serveFile(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}
