import { join } from 'node:path';
import { apply, kubectl } from './kubectl.ts';

const OVERLAY = join(import.meta.dirname, 'overlay');

/** Makes the cluster what the overlay says; what is so already stays as it is. */
export async function applyOverlay(): Promise<void> {
  await apply(await overlayManifests());
}

/** The manifests of the overlay. */
export function overlayManifests(): Promise<string> {
  return kubectl(['kustomize', OVERLAY]);
}
