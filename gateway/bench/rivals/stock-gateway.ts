// express-gateway as it comes: its own server, one pipeline, its own proxy policy.
// node stock-gateway.ts <port> <upstream> <folder for its configuration> <folder that it is installed in>
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const [port, upstream = '', folder = '', installed = ''] = process.argv.slice(2);
const require = createRequire(join(installed, 'package.json'));
const engine = require.resolve('express-gateway');
mkdirSync(folder, { recursive: true });
// User models that it requires even without sign-ins.
cpSync(join(dirname(engine), 'config/models'), join(folder, 'models'), { recursive: true });
writeFileSync(
  join(folder, 'gateway.config.yml'),
  `http: { port: ${port}, hostname: 127.0.0.1 }
apiEndpoints: { all: { host: '*', paths: ['/*'] } }
serviceEndpoints: { upstream: { url: '${upstream}' } }
policies: [proxy]
pipelines:
  all:
    apiEndpoints: [all]
    policies:
      - proxy: { action: { serviceEndpoint: upstream, changeOrigin: true } }
`,
);
writeFileSync(join(folder, 'system.config.yml'), 'db: { redis: { emulate: true } }\n');
process.env['EG_CONFIG_DIR'] = folder;
process.env['EG_DISABLE_CONFIG_WATCH'] = 'true';

const gateway: () => { run(): Promise<unknown> } = require('express-gateway');
await gateway().run();
