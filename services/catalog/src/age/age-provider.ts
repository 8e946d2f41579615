/**
 * Somebody who verifies ages. Visitors are sent there and come back to `/age-check` of the site with the
 * `state` they left with and whatever the provider adds to the address. Another provider is another
 * object of this shape, and its row in AGE_PROVIDERS.
 */
export interface AgeProvider {
  /** The address of a verification; relative to the site, or absolute. */
  begin(check: { readonly state: string }): Promise<string>;
  /**
   * True if the answer that a visitor came back with proves that they are of age. Asks the provider itself: what
   * stands in an address can be made up.
   */
  isOfAge(answer: Readonly<Record<string, string>>): Promise<boolean>;
}

/** Takes everybody's word. For trying out what visitors see, never for a real site. */
const testProvider: AgeProvider = {
  begin: async ({ state }) => `/age-check?${new URLSearchParams({ provider: 'test', state })}`,
  isOfAge: async ({ over18 }) => over18 === 'yes',
};

/** By the name that AGE_PROVIDER says; null: ages are not verified here. */
export const AGE_PROVIDERS = { none: null, test: testProvider } as const satisfies Readonly<
  Record<string, AgeProvider | null>
>;
