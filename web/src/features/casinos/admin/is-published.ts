/** True for a published casino: the specification allows `true` beside the text 'true'. */
export function isPublished({ published }: { readonly published: string | boolean }): boolean {
  return String(published) === 'true';
}
