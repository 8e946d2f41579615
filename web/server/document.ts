import { PAGE_DATA_ID, ROOT_ID } from '../src/app/page-data.ts';
import type { DocumentPart } from '../src/app/page-json.ts';
import type { InlineScripts } from '../src/entry-server.tsx';

/** Files that a page's document names. */
export interface DocumentAssets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Chunks that the entry or the matched pages import. */
  readonly modules: readonly string[];
}

interface DocumentParts {
  readonly head: string;
  readonly body: string;
  readonly data: readonly DocumentPart[];
  readonly assets: DocumentAssets;
  /** The policy names each by its hash. */
  readonly inlineScripts: InlineScripts;
  /** Loads the application immediately: the page is useless without it. */
  readonly atOnce: boolean;
  /** Clicks on offers are counted by a beacon. */
  readonly countsClicks: boolean;
  /** Further markup for the head; Vite's client while developing. */
  readonly extraHead?: string;
}

/** The whole document around a rendered page. */
export function renderDocument({
  head,
  body,
  data,
  assets,
  inlineScripts,
  atOnce,
  countsClicks,
  extraHead = '',
}: DocumentParts): readonly DocumentPart[] {
  const links = [
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...(atOnce ? assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`) : []),
  ];
  // Before the styles, since a script behind them waits for them. Portal documents name the application; there the
  // replay script only holds forms back until hydration.
  const application = atOnce
    ? `<script>${inlineScripts.replay}</script>\n<script type="module" src="${assets.script}"></script>`
    : `<script data-files="${[assets.script, ...assets.modules].join(' ')}">${inlineScripts.replay}</script>`;
  const beacon = countsClicks && !atOnce ? `\n<script>${inlineScripts.clickBeacon}</script>` : '';
  const start = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<script>${inlineScripts.theme}</script>
${application}
${links.join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}
${extraHead}
</head>
<body>
<div id="${ROOT_ID}">`;
  const afterBody = `</div>
<script>${inlineScripts.ageGate}</script>${beacon}
<script type="application/json" id="${PAGE_DATA_ID}">`;
  return [start, body, afterBody, ...data, '</script>\n</body>\n</html>\n'];
}
