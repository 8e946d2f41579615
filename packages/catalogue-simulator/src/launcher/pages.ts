import type { GameLook } from '../art/game-look.ts';
import type { Game } from '../catalogue/catalogue.model.ts';
import { PAYS } from '../play/slot-rules.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

function page(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/play.css">
<link rel="stylesheet" href="/assets/small-screens.css">
${head}
</head>
<body>
${body}
</body>
</html>
`;
}

/** Reels that have too few symbols of their own are filled up with these. */
const FILLERS = ['star', 'gem', 'seven', 'bell', 'crown', 'cherry', 'coin', 'bar'];

/** The eight symbols of a game's reels, the wild first, each as the name of its drawing. */
export function reelSymbols(look: GameLook): string[] {
  return [...new Set([...look.symbols, ...FILLERS])]
    .slice(0, PAYS.length)
    .map((key, index) => `${key}-${look.hueOf(index)}`);
}

function payTable(symbols: readonly string[]): string {
  return symbols
    .map((symbol, rank) => {
      const [three = 0, four = 0, five = 0] = PAYS[rank] ?? [];
      const wild = rank === 0 ? ' (wild, stands in for any)' : '';
      return `<li><img src="/symbols/${symbol}.svg" alt="${symbol.replace(/-.*/, '')}"><span>5× ${five}<br>4× ${four} · 3× ${three}${wild}</span></li>`;
    })
    .join('');
}

/** The game itself. */
export function gamePage(game: Game, look: GameLook): string {
  const symbols = reelSymbols(look);
  return page(
    `${game.name} – free demo`,
    `<link rel="stylesheet" href="/games/${game.id}/look.css">
<script type="module" src="/assets/main.ts"></script>`,
    `<main class="game">
<header class="top"><h1>${escapeHtml(game.name)}</h1><p class="demo">Demo – no real money</p></header>
<div class="machine"><div class="reels" id="reels" role="img" aria-label="Five reels with three rows" data-symbols="${symbols.join(' ')}"></div></div>
<p class="result" id="result" role="status" aria-live="polite">Press Spin or the space key to play.</p>
<section class="panel" aria-label="Controls">
<div class="sum"><span>Demo credits</span><strong id="balance">1,000.00</strong></div>
<div class="bet"><button type="button" id="less" aria-label="Lower the bet">−</button><div class="sum"><span>Bet</span><strong id="bet" aria-live="polite">1.00</strong></div><button type="button" id="more" aria-label="Raise the bet">+</button></div>
<div class="sum win"><span>Win</span><strong id="win">0.00</strong></div>
<button type="button" class="auto" id="auto" aria-pressed="false">Auto 10</button>
<button type="button" class="spin" id="spin">Spin</button>
<button type="button" class="reload" id="reload" hidden>Reload demo credits</button>
</section>
<details><summary>Pay table</summary><ul class="pays">${payTable(symbols)}</ul></details>
</main>`,
  );
}

/** A page that says in one sentence why there is no game. */
export function refusalPage(title: string, sentence: string): string {
  return page(
    title,
    '',
    `<main class="game"><h1>${escapeHtml(title)}</h1><p class="result">${escapeHtml(sentence)}</p><p class="result">Please go back to the site and open the game again.</p></main>`,
  );
}
