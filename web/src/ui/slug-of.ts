/** Slug for a name; empty when the name has no usable letter. */
export function slugOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '');
}
