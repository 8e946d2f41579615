import type { Country } from '@slots/contracts/geo/countries';
import { storeText } from '../stored-text.ts';

/** A country to choose, as far as screens need it. */
export type ChosenCountry = Pick<Country, 'code' | 'name' | 'slug'>;

const STORAGE_KEY = 'selected_country';

export interface CountryChoice {
  /** Undefined until one is saved, detected or chosen: the one that the page was made for holds. */
  readonly country: ChosenCountry | undefined;
  /** Incremented by each choice by hand. */
  readonly version: number;
}

export const NO_CHOICE: CountryChoice = { country: undefined, version: 0 };

const isText = (part: unknown): part is string => typeof part === 'string' && part !== '';

function readSaved(): ChosenCountry | undefined {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    if (text === null) return undefined;
    const saved: Partial<Record<keyof ChosenCountry, unknown>> = Object(JSON.parse(text));
    const { code, name, slug } = saved;
    // A slug that was not saved is in the list of countries.
    if (isText(code) && isText(name)) return { code, name, slug: isText(slug) ? slug : '' };
    throw new Error(text);
  } catch (error) {
    // oxlint-disable-next-line no-console -- nothing is lost: the first of the list is used
    console.error('The saved country could not be read', error);
    return undefined;
  }
}

function save(country: ChosenCountry | undefined): void {
  storeText(STORAGE_KEY, country ? JSON.stringify(country) : null);
}

let choice: CountryChoice | undefined;
const listeners = new Set<() => void>();

function change(next: CountryChoice): void {
  choice = next;
  for (const listener of listeners) listener();
}

/** The choice of this browser's visitor, for the whole page. Never touched on the server. */
export const chosenCountry = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Begins with the country saved by an earlier visit. */
  read(): CountryChoice {
    choice ??= { country: readSaved(), version: 0 };
    return choice;
  },
  /** The visitor's own decision. */
  select(country: ChosenCountry): void {
    save(country);
    change({ country, version: chosenCountry.read().version + 1 });
  },
  /** Forgets the saved country; the one on screen stays until detection has ended. */
  clearSaved(): void {
    save(undefined);
  },
  /** Takes and saves the detected country; after a failure takes the default without saving it. */
  settle(detected: ChosenCountry | undefined, byDefault: ChosenCountry | undefined): void {
    if (detected) save(detected);
    change({ ...chosenCountry.read(), country: detected ?? byDefault });
  },
};
