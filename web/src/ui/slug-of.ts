import { normalizeName } from './normalize-name.ts';

/** 'Nora Vance' as 'nora-vance'; empty when the name has no usable letter. */
export const slugOf = (name: string): string =>
  normalizeName(name)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
