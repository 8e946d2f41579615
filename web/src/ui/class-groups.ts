import type { createTailwindMerge } from 'tailwind-merge';

type Config = ReturnType<Parameters<typeof createTailwindMerge>[0]>;

const any = () => true;
const isNumber = (value: string) => value !== '' && !Number.isNaN(Number(value));
const isLength = (value: string) => /^\[[\d.-]+(?:px|r?em|%|d?v[hw])\]$/.test(value);
const isGradient = (value: string) => /^\[[a-z-]*gradient\(/.test(value);
const isBackgroundSize = (value: string) => value.startsWith('[length:');
const isWidth = (value: string) => isNumber(value) || isLength(value);

/** A group for each name, of every class that begins with it: `p-4`, `p-[3px]`, … */
function prefixes(names: string): Config['classGroups'] {
  return Object.fromEntries(names.split(' ').map((name) => [name, [{ [name]: [any] }]]));
}

const SIZES = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl'];

/**
 * Which classes set the same property. The library's own table knows all of Tailwind and weighs 7 kB
 * more on every page; this one knows what the site uses, and class-names.test.ts compares them over
 * every class in the sources.
 */
export const classGroups = (): Config => ({
  cacheSize: 500,
  theme: {},
  orderSensitiveModifiers: ['before', 'after', 'placeholder', 'file', 'marker', 'selection', '*'],
  classGroups: {
    ...prefixes(
      'p px py pt pr pb pl m mx my mt mr mb ml w h size min-w min-h max-w max-h aspect inset inset-x inset-y top right bottom left z order gap gap-x gap-y items self grid-cols grid-rows leading tracking opacity cursor whitespace line-clamp animate duration ease rotate origin underline-offset fill place-items place-content resize overscroll pointer-events select backdrop-blur break wrap touch translate-x translate-y translate scale-x scale via from to appearance accent basis border-spacing',
    ),
    display: [
      'block',
      'inline-block',
      'inline',
      'flex',
      'inline-flex',
      'grid',
      'inline-grid',
      'table',
      'contents',
      'hidden',
      'table-cell',
      'table-row',
    ],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    'container-type': [{ '@container': ['', any] }],
    blur: [{ blur: ['', any] }],
    isolation: ['isolate', 'isolation-auto'],
    'list-style-type': [{ list: ['disc', 'decimal', 'none'] }],
    visibility: ['visible', 'invisible', 'collapse'],
    overflow: [{ overflow: ['auto', 'hidden', 'clip', 'visible', 'scroll'] }],
    'overflow-x': [{ 'overflow-x': [any] }],
    'overflow-y': [{ 'overflow-y': [any] }],
    'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
    'flex-wrap': [{ flex: ['wrap', 'nowrap', 'wrap-reverse'] }],
    flex: [{ flex: [any] }],
    grow: [{ grow: ['', isNumber] }],
    shrink: [{ shrink: ['', isNumber] }],
    'justify-content': [
      { justify: ['start', 'end', 'center', 'between', 'around', 'evenly', 'stretch', 'normal'] },
    ],
    'justify-items': [{ 'justify-items': [any] }],
    'justify-self': [{ 'justify-self': [any] }],
    'col-start-end': [{ col: ['auto', { span: [any] }] }],
    'col-start': [{ 'col-start': [any] }],
    'col-end': [{ 'col-end': [any] }],
    'row-start-end': [{ row: ['auto', { span: [any] }] }],
    'row-start': [{ 'row-start': [any] }],
    'row-end': [{ 'row-end': [any] }],
    'font-size': [{ text: [...SIZES, 'hero', 'title', 'heading', 'subheading', isLength] }],
    'text-alignment': [{ text: ['left', 'center', 'right', 'justify', 'start', 'end'] }],
    'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
    'text-overflow': ['truncate', 'text-ellipsis', 'text-clip'],
    'text-color': [{ text: [any] }],
    'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold', 'extrabold'] }],
    'font-family': [{ font: ['sans', 'display', 'mono'] }],
    'font-style': ['italic', 'not-italic'],
    'text-transform': ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
    'text-decoration': ['underline', 'overline', 'line-through', 'no-underline'],
    'text-decoration-style': [{ decoration: ['solid', 'double', 'dotted', 'dashed', 'wavy'] }],
    'text-decoration-thickness': [{ decoration: ['auto', 'from-font', isWidth] }],
    'text-decoration-color': [{ decoration: [any] }],
    'fvn-spacing': ['tabular-nums', 'proportional-nums'],
    'bg-image': [{ bg: ['none', isGradient, { linear: [any], radial: [any] }] }],
    'bg-size': [{ bg: ['auto', 'cover', 'contain', isBackgroundSize] }],
    'bg-color': [{ bg: [any] }],
    'border-w': [{ border: ['', isWidth] }],
    'border-w-x': [{ 'border-x': ['', isWidth] }],
    'border-w-y': [{ 'border-y': ['', isWidth] }],
    'border-w-t': [{ 'border-t': ['', isWidth] }],
    'border-w-r': [{ 'border-r': ['', isWidth] }],
    'border-w-b': [{ 'border-b': ['', isWidth] }],
    'border-w-l': [{ 'border-l': ['', isWidth] }],
    'border-style': [{ border: ['solid', 'dashed', 'dotted', 'double', 'hidden', 'none'] }],
    'border-collapse': [{ border: ['collapse', 'separate'] }],
    'border-color': [{ border: [any] }],
    'border-color-t': [{ 'border-t': [any] }],
    'border-color-r': [{ 'border-r': [any] }],
    'border-color-b': [{ 'border-b': [any] }],
    'border-color-l': [{ 'border-l': [any] }],
    'divide-y': [{ 'divide-y': ['', isWidth] }],
    'divide-x': [{ 'divide-x': ['', isWidth] }],
    'divide-color': [{ divide: [any] }],
    rounded: [{ rounded: ['', any] }],
    'rounded-t': [{ 'rounded-t': ['', any] }],
    'rounded-r': [{ 'rounded-r': ['', any] }],
    'rounded-b': [{ 'rounded-b': ['', any] }],
    'rounded-l': [{ 'rounded-l': ['', any] }],
    shadow: [{ shadow: ['', any] }],
    'ring-w': [{ ring: ['', isWidth, 'inset'] }],
    'ring-color': [{ ring: [any] }],
    'outline-style': [{ outline: ['none', 'hidden', 'solid', 'dashed', 'dotted'] }],
    'outline-w': [{ outline: ['', isWidth] }],
    'outline-offset': [{ 'outline-offset': [any] }],
    'outline-color': [{ outline: [any] }],
    'object-fit': [{ object: ['contain', 'cover', 'fill', 'none', 'scale-down'] }],
    'object-position': [{ object: [any] }],
    transition: [{ transition: ['', any] }],
    stroke: [{ stroke: [any] }],
    'vertical-align': [{ align: [any] }],
    'table-layout': [{ table: ['auto', 'fixed'] }],
    sr: ['sr-only', 'not-sr-only'],
  },
  conflictingClassGroups: {
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
    mx: ['mr', 'ml'],
    my: ['mt', 'mb'],
    size: ['w', 'h'],
    inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
    'inset-x': ['right', 'left'],
    'inset-y': ['top', 'bottom'],
    gap: ['gap-x', 'gap-y'],
    overflow: ['overflow-x', 'overflow-y'],
    flex: ['basis', 'grow', 'shrink'],
    'line-clamp': ['display', 'overflow'],
    'font-size': ['leading'],
    'border-w': [
      'border-w-x',
      'border-w-y',
      'border-w-t',
      'border-w-r',
      'border-w-b',
      'border-w-l',
    ],
    'border-w-x': ['border-w-r', 'border-w-l'],
    'border-w-y': ['border-w-t', 'border-w-b'],
    'border-color': ['border-color-t', 'border-color-r', 'border-color-b', 'border-color-l'],
    rounded: ['rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'],
    translate: ['translate-x', 'translate-y'],
    'translate-x': ['translate'],
    'translate-y': ['translate'],
  },
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
});
