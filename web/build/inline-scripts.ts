import { build, type Plugin } from 'vite';

const SUFFIX = '?inline-script';
const MARKED = /\?inline-script$/;

/**
 * Makes an import of `file.ts?inline-script` the text of a classic script: the file with all that it imports, in one
 * minified function, to stand in the document itself.
 */
export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  enforce: 'pre',
  resolveId: {
    filter: { id: MARKED },
    async handler(source, importer) {
      const file = await this.resolve(source.slice(0, -SUFFIX.length), importer);
      return file && file.id + SUFFIX;
    },
  },
  load: {
    filter: { id: MARKED },
    async handler(id) {
      const input = id.slice(0, -SUFFIX.length);
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
      });
      if (Array.isArray(built) || !('output' in built)) this.error(`${input} was not built once`);
      const [{ code }] = built.output;
      return `export default ${JSON.stringify(code.trim())};`;
    },
  },
};
