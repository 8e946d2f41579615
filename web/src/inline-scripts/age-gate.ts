/**
 * Opens the age gate as soon as the page's markup is there: before paint, and long before hydration. Stands in
 * the document behind the page.
 */
import {
  AGE_GATE_ID,
  AGE_STORAGE_KEY,
  CONFIRMED,
  ELSEWHERE,
  HYDRATED,
  UNDER_AGE,
} from '../features/notices/public/age-gate-names.ts';
import { openAgeGate } from '../features/notices/public/open-age-gate.ts';
import { focusMain } from '../ui/main-part.ts';

function isVerified(): boolean {
  try {
    return localStorage.getItem(AGE_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

function obey({ submitter }: SubmitEvent): void {
  if (submitter instanceof HTMLButtonElement && submitter.value === UNDER_AGE) {
    location.replace(ELSEWHERE);
    return;
  }
  try {
    localStorage.setItem(AGE_STORAGE_KEY, 'true');
  } catch {
    // Storage is switched off: the answer lasts for this page.
  }
}

const gate = document.getElementById(AGE_GATE_ID);
if (gate instanceof HTMLDialogElement && !isVerified()) {
  gate.addEventListener('submit', (event) => {
    if (!(HYDRATED in gate.dataset)) obey(event);
  });
  gate.addEventListener('close', () => {
    if (HYDRATED in gate.dataset) return;
    if (gate.returnValue === CONFIRMED) focusMain();
    else openAgeGate(gate);
  });
  openAgeGate(gate);
}
