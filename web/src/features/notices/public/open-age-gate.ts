/** Opens the age gate's window unless it is open or gone. */
export function openAgeGate(gate: HTMLDialogElement): void {
  if (!gate.isConnected || gate.open) return;
  gate.showModal();
  // No answer is suggested by having the focus: the window itself gets it.
  gate.focus();
}
