/**
 * Loads the application as soon as the server's page was painted: its files must not compete with what
 * the visitor is waiting to see, on the network or for the processor. What the visitor does meanwhile is
 * replayed when the application answers: buttons, forms, ticks, choices from lists, and the keys of the search. It
 * is kept from an application that already listens but has not said so, which would do it a second time.
 * Links need nobody: they work by themselves.
 *
 * It stands in the head, so that it hears of everything from the start. Its `data-files` are the
 * application's files, the first one its entry; a page without them loads the application by itself.
 */
import { HYDRATED_EVENT } from '../app/hydrated-event.ts';

const files = document.currentScript?.dataset['files']?.split(' ') ?? [];
const replays: (() => void)[] = [];

/** React hydrates at once what is touched, and hears the event on it; a form that is submitted it does not. */
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
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

function keepSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return;
  // Else the browser sends it by itself, with all that was typed in the address.
  event.preventDefault();
  later(event, () => {
    touch(form);
    form.requestSubmit(submitter);
  });
}

function keepClick(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLButtonElement | HTMLInputElement>(
    'button, [type=checkbox]',
  );
  if (!button || button.form) return;
  const checked = button instanceof HTMLInputElement && button.checked;
  later(event, () => {
    if (button instanceof HTMLInputElement) {
      touch(button);
      // A tick stands already: the click that is heard has to set it, not to take it away.
      button.checked = !checked;
    }
    button.click();
  });
}

function keepKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const same = new KeyboardEvent(event.type, event);
  later(event, () => document.body.dispatchEvent(same));
}

function load(): void {
  const [entry = '', ...chunks] = files;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = entry;
  const links = chunks.map((href) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    return link;
  });
  document.head.append(script, ...links);
}

const keeping = new AbortController();
const options = { capture: true, signal: keeping.signal };
addEventListener('change', keepChange, options);
addEventListener('submit', keepSubmit, options);
addEventListener('click', keepClick, options);
addEventListener('keydown', keepKey, options);

// Nor is a form sent by the browser that nobody listened to after all.
addEventListener('submit', (event) => {
  const { target } = event;
  if (target instanceof HTMLFormElement && target.method !== 'dialog') event.preventDefault();
});

document.addEventListener(
  HYDRATED_EVENT,
  () => {
    keeping.abort();
    for (const replay of replays) replay();
  },
  { once: true },
);

/** After the first paint; a page in the background is not painted before somebody looks at it. */
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
