import { keptLists } from '@slots/contracts/casino/reference-data';
import { paths } from '../src/config/paths.ts';
import { portalPaths } from '../src/config/portal-paths.ts';

const { uiKit: _developersAlone, dashboard, ...sitePaths } = paths;
const { referenceList, ...screenPaths } = portalPaths;

type Addresses = string | readonly string[];

/** Addresses of the pages of which there are many, such as one for each game. */
type Many<Paths> = {
  readonly [Page in keyof Paths as Paths[Page] extends string ? never : Page]: Addresses;
};

const fixed = (all: Readonly<Record<string, unknown>>) =>
  Object.values(all).filter((path) => typeof path === 'string');

/** Every page of the site: which of those that there are many of, a test has to say, or the types ask for it. */
export function sitePages(many: Many<typeof sitePaths>): string[] {
  return [...fixed(sitePaths), ...Object.values(many).flat()];
}

/** Every screen of the portal, in the same way. */
export function portalScreens(many: Many<typeof screenPaths>): string[] {
  return [
    dashboard,
    ...fixed(screenPaths),
    ...Object.values(keptLists).map(({ name }) => referenceList(name)),
    ...Object.values(many).flat(),
  ];
}
