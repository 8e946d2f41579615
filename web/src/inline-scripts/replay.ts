/**
 * Loads the application after the server's page is painted: its files must not compete with the first paint, on
 * the network or for the processor. Input meanwhile is replayed after hydration: buttons, forms, checkboxes,
 * selects, links that become buttons, and the keys of the search. It is withheld from a part that already listens
 * before hydration is reported, which would handle it twice. Other links work by themselves, and those too when the
 * application cannot start.
 *
 * It stands in the head, so that it sees everything from the start. Its `data-files` are the application's
 * files, the first one its entry; a page without them loads the application by itself.
 */
import { HYDRATED_EVENT } from '../app/hydrated-event.ts';
import { isShortcut } from '../ui/shortcut.ts';

const files = document.currentScript?.dataset['files']?.split(' ') ?? [];
const replays: (() => void)[] = [];

/** React hydrates and replays touched parts synchronously, but not a submitted form. */
function touch(target: Element): void {
  target.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
}

function later(event: Event, replay: () => void): void {
  event.stopImmediatePropagation();
  replays.push(replay);
}

function keepChange(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLSelectElement)) return;
  const { value } = target;
  later(event, () => {
    touch(target);
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** A part that hydrates at this event would set the select back before `change` follows it. */
function keepChoice({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return;
  const { value } = target;
  touch(target);
  target.value = value;
}

function keepSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return;
  // Otherwise the browser submits it itself, with all fields in the address.
  event.preventDefault();
  later(event, () => {
    touch(form);
    form.requestSubmit(submitter);
  });
}

function keepClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLButtonElement | HTMLInputElement | HTMLAnchorElement>(
    'button, [type=checkbox], [data-more]',
  );
  if (!button) return;
  if (button instanceof HTMLAnchorElement) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
  } else if (button.form) return;
  const checked = button instanceof HTMLInputElement && button.checked;
  later(event, () => {
    if (button instanceof HTMLInputElement) {
      touch(button);
      // The box is checked already: the replayed click has to set it, not to clear it.
      button.checked = !checked;
    }
    button.click();
  });
}

function keepKey(event: KeyboardEvent): void {
  if (!isShortcut(event, 'k')) return;
  event.preventDefault();
  const same = new KeyboardEvent(event.type, event);
  later(event, () => document.body.dispatchEvent(same));
}

function load(): void {
  const [entry = '', ...chunks] = files;
  const links = chunks.map((href) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    return link;
  });
  import(entry).catch((error: unknown) => {
    replayAll();
    throw error;
  });
  document.head.append(...links);
}

const keeping = new AbortController();
const options = { capture: true, signal: keeping.signal };
// Parts may still wait for their hydration when the application is interactive.
addEventListener('input', keepChoice, { capture: true });
addEventListener('change', keepChange, options);
addEventListener('submit', keepSubmit, options);
addEventListener('click', keepClick, options);
addEventListener('keydown', keepKey, options);

// The browser must not submit a form without a listener either.
addEventListener('submit', (event) => {
  const { target } = event;
  if (target instanceof HTMLFormElement && target.method !== 'dialog') event.preventDefault();
});

/** When the application cannot start, a link is followed and nothing else happens. */
function replayAll(): void {
  keeping.abort();
  for (const replay of replays) replay();
}

document.addEventListener(HYDRATED_EVENT, replayAll, { once: true });

/** After the first paint; a background page is not painted before it is shown. */
function loadOncePainted(): void {
  const paints = window.PerformanceObserver?.supportedEntryTypes.includes('paint');
  if (document.hidden || !paints) {
    load();
    return;
  }
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    load();
  }).observe({ type: 'paint', buffered: true });
}

if (files.length > 0) addEventListener('DOMContentLoaded', loadOncePainted);
