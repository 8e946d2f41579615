/** A part of a text is looked for in this index alone; of the games only those of the page are read. */
export const SEARCH_INDEX = { searchText: 1, _id: 1 } as const;
