import type { Plugin } from 'vite';

/** Makes a component of an icon's data; the library's own also takes a name and makes data and a display name of it. */
const CREATE_ICON = `
import { createElement, forwardRef } from 'react';
import Icon from './Icon.mjs';
export default (icon) => forwardRef((props, ref) => createElement(Icon, { ref, icon, ...props }));
`;

/** Makes the same element; the library's own does so for any framework, and for strokes that we do not use. */
const BUILD_ICON = `
export default ({ name, aliases = [], node, size = 24 }, params) => [
  'svg',
  {
    xmlns: 'http://www.w3.org/2000/svg',
    width: params.width,
    height: params.height,
    viewBox: '0 0 ' + size + ' ' + size,
    fill: 'none',
    stroke: params.color,
    strokeWidth: params.strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    className: ['lucide', ...[name, ...aliases].map((word) => 'lucide-' + word), params.className].join(' ').trim(),
    'aria-hidden': params.hasA11yProp ? undefined : 'true',
    ...params.attributes,
  },
  node,
];
`;

const PLAIN: Readonly<Record<string, string>> = {
  'createLucideIcon.mjs': CREATE_ICON,
  'buildLucideIconForReact.mjs': BUILD_ICON,
};

/** Leaves the unused ways of making an icon out of visitors' scripts. */
export const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build',
  load: {
    filter: {
      id: /\/node_modules\/lucide-react\/dist\/esm\/(?:shared\/src\/build\/)?(?:createLucideIcon|buildLucideIconForReact)\.mjs$/,
    },
    handler: (id) => PLAIN[id.slice(id.lastIndexOf('/') + 1)],
  },
};
