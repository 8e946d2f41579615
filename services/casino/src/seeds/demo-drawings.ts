import type { Drawing } from '../images/images.service.ts';

export function demoDrawing(_hash: string): Drawing | undefined {
  return undefined;
}
