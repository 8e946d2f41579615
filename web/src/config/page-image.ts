/** Share pictures of pages that are no game or casino: the server draws them. */
export function pageImage(
  kind:
    | 'pages'
    | 'countries'
    | 'guides'
    | 'guide-tags'
    | 'authors'
    | 'providers'
    | 'game-types'
    | 'game-themes',
  name: string,
): string {
  return `/share/${kind}/${name}.png`;
}
