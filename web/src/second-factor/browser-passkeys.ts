import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyAnswer } from '@slots/contracts/identity/second-factor';

type Options = Readonly<Record<string, unknown>>;

/** The browser's error, in words for the person. */
function messageFor(error: unknown): string {
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
      return 'This device or key is one of your passkeys already.';
    }
    if (error.code === 'ERROR_INVALID_DOMAIN' || error.code === 'ERROR_INVALID_RP_ID') {
      return 'Passkeys do not work at this address of the site.';
    }
  }
  return 'The passkey was not used. Please try again, or use another way.';
}

type Outcome<T> = { readonly answer: T } | { readonly failure: string };

async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { answer: await work() };
  } catch (error) {
    return { failure: messageFor(error) };
  }
}

/** True where the browser can have passkeys. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function';

/** Has the browser make a passkey. */
export const createPasskey = (options: Options): Promise<Outcome<NewPasskey>> =>
  outcomeOf(async () => {
    // The server's own options, for the browser alone to read: the contract does not say their shape.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    };
  });

/** Has a passkey sign. */
export const signWithPasskey = (options: Options): Promise<Outcome<PasskeyAnswer>> =>
  outcomeOf(async () => {
    // As above.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const { id, rawId, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
    };
  });
