/** What user names are compared by: 'Ann ' and 'ANN' are the same name. */
export function usernameKeyOf(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
