/** Asks whoever is at the screen to prove their second factor; false: they would not. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Sets who asks, while the portal is on screen; visitors are never asked. */
export function askForProofBy(next: Ask | undefined): void {
  ask = next;
}

/** Asks once for all calls that wait for the same proof. */
export function proveAgain(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
