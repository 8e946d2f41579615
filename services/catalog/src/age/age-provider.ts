/** The page of the site that visitors come back to from a provider. */
export const AGE_CHECK_PAGE = '/age-check';

/** A check on its way. */
export interface AgeCheck {
  /** Leaves with the visitor and has to come back with them. */
  readonly state: string;
  /** A text of 43 letters for one purpose of this check: the same in every replica, and not to be worked out outside. */
  secretFor(purpose: string): string;
}

/**
 * A service that verifies ages. Visitors are sent there and come back to AGE_CHECK_PAGE with the `state` they left
 * with and whatever the provider adds to the address. Another provider is another object of this shape, and its
 * row in AGE_PROVIDERS.
 */
export interface AgeProvider {
  /** A check ends only in the browser that began it. */
  readonly isForOneBrowser: boolean;
  /**
   * The address of a verification; relative to the site, or absolute.
   * @throws HttpProblem 503 when the provider cannot be asked
   */
  begin(check: AgeCheck): Promise<string>;
  /**
   * True if the answer that a visitor came back with proves that they are of age. Asks the provider itself: what
   * stands in an address can be made up.
   * @throws HttpProblem 410 when the answer came too late, 503 when the provider cannot be asked
   */
  isOfAge(answer: Readonly<Record<string, string>>, check: AgeCheck): Promise<boolean>;
}

/** Takes everybody's word. For trying out what visitors see, never for a real site. */
export const testProvider: AgeProvider = {
  isForOneBrowser: false,
  begin: async ({ state }) =>
    `${AGE_CHECK_PAGE}?${new URLSearchParams({ provider: 'test', state })}`,
  isOfAge: async ({ over18 }) => over18 === 'yes',
};
