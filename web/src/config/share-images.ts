/** Pictures that the server draws; `version` changes with their content. */
export const shareImages = {
  game: (slug: string, version: string) =>
    `/share/games/${slug}.png?v=${encodeURIComponent(version)}`,
  casino: (slug: string, version: string) =>
    `/share/casinos/${slug}.png?v=${encodeURIComponent(version)}`,
} as const;
