import type { ReferenceList } from '@slots/contracts/casino/reference-list';

/** Texts of a list's screen; the specification words some of them differently from list to list. */
export interface ReferenceTexts {
  /** The button that opens the dialog, and its title. */
  readonly add: string;
  /** The button that sends it. */
  readonly submit: string;
  /** The button where there are no entries; null: there is none. */
  readonly addFirst: string | null;
  readonly notLoaded: string;
  readonly added: string;
  readonly notAdded: string;
  readonly updated: string;
  readonly notUpdated: string;
  readonly deleted: string;
  readonly notDeleted: string;
  readonly deleteTitle: string;
  /** A name in quotes and a question mark follow. */
  readonly deleteQuestion: string;
}

/** The usual texts of a list. */
export function usualTexts({ one, many, title }: Pick<ReferenceList, 'one' | 'many' | 'title'>) {
  const sentence = `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
  return {
    add: `Add ${title.one}`,
    submit: `Add ${title.one}`,
    addFirst: `Add Your First ${title.one}`,
    notLoaded: `Failed to load ${many}`,
    added: `${sentence} added successfully`,
    notAdded: `Failed to add ${one}`,
    updated: `${sentence} updated successfully`,
    notUpdated: `Failed to update ${one}`,
    deleted: `${sentence} deleted successfully`,
    notDeleted: `Failed to delete ${one}`,
    deleteTitle: `Delete ${title.one}`,
    deleteQuestion: `Are you sure you want to delete the ${one}`,
  } satisfies ReferenceTexts;
}
