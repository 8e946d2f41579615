/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { credits, evaluate, type Grid, LINES, REELS, ROWS, spin } from './slot-rules.ts';

/** The demo slot in the page: keeps balance and bet, turns the reels and tells what was won. */

const START_CENTS = 100_000;
const BETS = [20, 50, 100, 200, 500, 1000, 2000];
const AUTO_SPINS = 10;
const PASSING_ROWS = 12;

function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} #${id}.`);
  return found;
}

const reelsBox = element('reels', HTMLDivElement);
const result = element('result', HTMLParagraphElement);
const balanceText = element('balance', HTMLElement);
const betText = element('bet', HTMLElement);
const winText = element('win', HTMLElement);
const spinButton = element('spin', HTMLButtonElement);
const lessButton = element('less', HTMLButtonElement);
const moreButton = element('more', HTMLButtonElement);
const autoButton = element('auto', HTMLButtonElement);
const reloadButton = element('reload', HTMLButtonElement);
const symbols = (reelsBox.dataset['symbols'] ?? '').split(' ');
const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

let balance = START_CENTS;
let betIndex = 2;
let spinning = false;
let autoLeft = 0;
/** Number of the present run of automatic spins: one that was stopped may still be in its pause. */
let autoRun = 0;

const betNow = () => BETS[betIndex] ?? 100;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function image(rank: number): HTMLImageElement {
  const picture = document.createElement('img');
  picture.src = `/symbols/${symbols[rank] ?? ''}.svg`;
  picture.alt = '';
  picture.draggable = false;
  picture.className = rank === 0 ? 'cell wild' : 'cell';
  return picture;
}

const strips = Array.from({ length: REELS }, () => {
  const reel = document.createElement('div');
  reel.className = 'reel';
  const strip = document.createElement('div');
  strip.className = 'strip';
  reel.append(strip);
  reelsBox.append(reel);
  return strip;
});

function show(grid: Grid): void {
  for (const [reel, strip] of strips.entries())
    strip.replaceChildren(...(grid[reel] ?? []).map(image));
}

/** Lets a reel run past a few symbols and stop on its new ones; at once where motion is unwanted. */
async function turn(strip: HTMLDivElement, column: readonly number[], reel: number): Promise<void> {
  const before = [...strip.children];
  const passing = Array.from({ length: PASSING_ROWS + reel * 3 }, () =>
    image(Math.floor(Math.random() * symbols.length)),
  );
  strip.replaceChildren(...column.map(image), ...passing, ...before);
  if (!calm.matches) {
    const rows = passing.length + ROWS;
    const far = (rows / (rows + ROWS)) * 100;
    await strip.animate(
      [
        { transform: `translateY(-${far}%)` },
        { transform: 'translateY(0.8%)', offset: 0.92 },
        { transform: 'none' },
      ],
      { duration: 620 + reel * 210, easing: 'cubic-bezier(.22,.7,.3,1)' },
    ).finished;
  }
  strip.replaceChildren(...column.map(image));
}

function countUp(amount: number): void {
  if (calm.matches) {
    winText.textContent = credits(amount);
    return;
  }
  const startedAt = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, (now - startedAt) / 700);
    winText.textContent = credits(Math.round(amount * part));
    if (part < 1 && !spinning) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Not `disabled`, which would take the focus away from keyboard players. */
function enable(button: HTMLButtonElement, enabled: boolean): void {
  button.setAttribute('aria-disabled', String(!enabled));
}

function refresh(): void {
  const affordable = balance >= betNow();
  balanceText.textContent = credits(balance);
  betText.textContent = credits(betNow());
  const busy = spinning || autoLeft > 0;
  enable(spinButton, !busy);
  enable(lessButton, !busy && betIndex > 0);
  enable(moreButton, !busy && betIndex < BETS.length - 1);
  enable(autoButton, autoLeft > 0 || (!spinning && affordable));
  autoButton.setAttribute('aria-pressed', String(autoLeft > 0));
  autoButton.textContent = autoLeft > 0 ? `Stop (${autoLeft})` : `Auto ${AUTO_SPINS}`;
  const empty = !spinning && !affordable;
  const hadFocus = document.activeElement === spinButton;
  reloadButton.hidden = !empty;
  spinButton.hidden = empty;
  if (empty && hadFocus) reloadButton.focus();
}

function highlight(grid: Grid): number {
  const wins = evaluate(grid, betNow());
  for (const { line, count } of wins) {
    for (const [reel, row] of (LINES[line] ?? []).slice(0, count).entries()) {
      strips[reel]?.children[row]?.classList.add('won');
    }
  }
  reelsBox.classList.toggle('winning', wins.length > 0);
  const total = wins.reduce((sum, { amount }) => sum + amount, 0);
  const where = wins.map(({ line }) => line + 1).join(', ');
  result.textContent =
    total === 0
      ? 'No win this time.'
      : `You win ${credits(total)} demo credits on ${wins.length === 1 ? 'line' : 'lines'} ${where}!`;
  result.classList.toggle('won', total > 0);
  return total;
}

async function play(): Promise<void> {
  if (spinning || balance < betNow()) return;
  spinning = true;
  balance -= betNow();
  winText.textContent = credits(0);
  result.textContent = calm.matches ? '' : 'Spinning…';
  reelsBox.classList.remove('winning');
  result.classList.remove('won');
  refresh();
  const grid = spin(Math.random);
  await Promise.all(strips.map((strip, reel) => turn(strip, grid[reel] ?? [], reel)));
  const won = highlight(grid);
  balance += won;
  spinning = false;
  if (won > 0) countUp(won);
  if (balance < betNow()) {
    autoLeft = 0;
    result.textContent += ' Not enough credits for this bet: lower it, or reload the demo credits.';
  }
  refresh();
}

async function autoplay(): Promise<void> {
  autoRun += 1;
  const run = autoRun;
  autoLeft = AUTO_SPINS;
  while (run === autoRun && autoLeft > 0) {
    autoLeft -= 1;
    await play();
    if (autoLeft > 0) await wait(800);
  }
  refresh();
}

function spinByHand(): void {
  if (autoLeft === 0) void play();
}

function changeBet(step: 1 | -1): void {
  if (spinning || autoLeft > 0) return;
  betIndex = Math.min(BETS.length - 1, Math.max(0, betIndex + step));
  refresh();
}

spinButton.addEventListener('click', spinByHand);
lessButton.addEventListener('click', () => changeBet(-1));
moreButton.addEventListener('click', () => changeBet(1));
autoButton.addEventListener('click', () => {
  if (autoLeft === 0) {
    if (!spinning && balance >= betNow()) void autoplay();
  } else {
    autoLeft = 0;
    refresh();
  }
});
reloadButton.addEventListener('click', () => {
  balance = START_CENTS;
  result.textContent = 'Your demo credits are back to 1,000.00.';
  refresh();
  spinButton.focus();
});
document.addEventListener('keydown', (event) => {
  // On a focused control the space key already does what that control is for.
  const onControl = event.target instanceof Element && event.target.closest('button, summary');
  if (event.code !== 'Space' || onControl) return;
  event.preventDefault();
  if (!event.repeat) spinByHand();
});

show(spin(Math.random));
refresh();
