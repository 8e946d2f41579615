import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const FOLDERS = ['gateway', 'services', 'web', 'packages', 'scripts'];
const WEB_PARTS = ['web/src', 'web/server', 'web/build', 'web/texts'];
/** Fewer than this, and the checker has not seen the sources at all. */
const MIN_MODULES = 3;
/** Packages whose two users are processes of one folder: catalog's API fills the queues, its worker empties them. */
const SERVES_TWO_PROCESSES: ReadonlySet<string> = new Set(['jobs']);

/**
 * Every breach of the rules in .dependency-cruiser.cjs and of those for packages, in words.
 * @param root the tree to look at, laid out as this repository
 * @param configFile the rules
 */
export async function boundaryBreaches(root: string, configFile: string): Promise<string[]> {
  const options = await extractOptions(configFile);
  const folders = FOLDERS.filter((folder) => folder !== 'web')
    .concat(WEB_PARTS)
    .filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, { ...options, baseDir: root });
  if (typeof output === 'string')
    throw new Error('dependency-cruiser gave a text, not its findings');
  if (output.modules.length < MIN_MODULES) {
    return [`only ${output.modules.length} modules were seen: is @swc/core installed?`];
  }
  const broken = output.summary.violations.map(
    ({ rule, from, to, cycle }) =>
      `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`,
  );
  return [...broken, ...packageBreaches(root, output)];
}

function packageBreaches(root: string, found: ICruiseResult): string[] {
  const folder = join(root, 'packages');
  return (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
    const breaches = [];
    if (!existsSync(join(folder, name, 'README.md'))) {
      breaches.push(`a-package-says-what-it-is-for: packages/${name} has no README.md`);
    }
    const isProcess = existsSync(join(folder, name, 'src', 'server.ts'));
    const exempt = isProcess || SERVES_TWO_PROCESSES.has(name);
    const importers = exempt ? [] : importersOf(`packages/${name}/`, found);
    if (!exempt && importers.length < 2) {
      breaches.push(
        `a-package-has-two-importers: packages/${name} is imported by ${importers.join() || 'nobody'}`,
      );
    }
    return breaches;
  });
}

function importersOf(path: string, { modules }: ICruiseResult): string[] {
  const from = modules
    .filter(({ source }) => !source.startsWith(path))
    .filter(({ dependencies }) => dependencies.some(({ resolved }) => resolved.startsWith(path)))
    .map(({ source }) => /^(?:(?:services|packages)\/)?[^/]+/.exec(source)?.[0] ?? source);
  return [...new Set(from)];
}
